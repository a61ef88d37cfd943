import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { type Submission, submissionSchema } from "../../netlify/submission.ts";
import { Field } from "../Form/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { showToast } from "../Toast/toast.ts";
import { sendEnquiry, sorry } from "./send.ts";

interface Props {
	/** Choices of "What are you interested in?": every product's name and Other (CON-03). */
	interests: string[];
}

const empty: Submission = {
	name: "",
	email: "",
	phone: "",
	streetAddress: "",
	city: "",
	state: "",
	postcode: "",
	interests: [],
	message: "",
};

/**
 * The shared enquiry form. Without script it is a plain form that posts to /api/enquiry;
 * with it, errors stand at their fields and the answer comes as a toast.
 */
export function ContactForm({ interests }: Props) {
	const key = useRef<string>(undefined);
	const [awake, setAwake] = useState(false);
	useEffect(() => setAwake(true), []);
	const form = useForm<Submission>({ resolver: zodResolver(submissionSchema), defaultValues: empty });
	const { errors, isSubmitting } = form.formState;
	const send = form.handleSubmit(async (enquiry) => {
		key.current ??= crypto.randomUUID();
		try {
			const message = await sendEnquiry(enquiry, key.current);
			key.current = undefined;
			form.reset(empty);
			showToast({ title: "Success!", text: message });
		} catch (error) {
			const text = (error instanceof Error && error.message) || sorry;
			showToast({ title: "Error", text, bad: true });
		}
	});
	const input = (name: keyof Submission) => form.register(name);
	const error = (name: keyof Submission) => errors[name]?.message;

	return (
		<form className="form" method="post" action="/api/enquiry" onSubmit={send} noValidate={awake}>
			<Field id="f-name" label="Name" columns={3} error={error("name")}>
				{(props) => <input {...props} {...input("name")} autoComplete="name" required />}
			</Field>
			<Field id="f-phone" label="Phone" columns={3} error={error("phone")}>
				{(props) => (
					<input {...props} {...input("phone")} type="tel" autoComplete="tel" minLength={8} required />
				)}
			</Field>
			<Field id="f-email" label="Email" error={error("email")}>
				{(props) => <input {...props} {...input("email")} type="email" autoComplete="email" required />}
			</Field>
			<Field id="f-street" label="Street address" error={error("streetAddress")}>
				{(props) => (
					<input {...props} {...input("streetAddress")} autoComplete="street-address" required />
				)}
			</Field>
			<Field id="f-city" label="City or suburb" columns={2} optional error={error("city")}>
				{(props) => <input {...props} {...input("city")} autoComplete="address-level2" />}
			</Field>
			<Field id="f-state" label="State" columns={2} optional error={error("state")}>
				{(props) => <input {...props} {...input("state")} autoComplete="address-level1" />}
			</Field>
			<Field id="f-postcode" label="Postcode" columns={2} optional error={error("postcode")}>
				{(props) => (
					<input {...props} {...input("postcode")} inputMode="numeric" autoComplete="postal-code" />
				)}
			</Field>
			<fieldset className="chips">
				<legend>What are you interested in?</legend>
				{interests.map((interest) => (
					<label key={interest}>
						<input type="checkbox" value={interest} {...form.register("interests")} />
						<Icon name="check" />
						{interest}
					</label>
				))}
			</fieldset>
			<Field id="f-message" label="Message" optional error={error("message")}>
				{(props) => <textarea {...props} {...input("message")} rows={4} />}
			</Field>
			<div className="acts">
				<button className="btn" type="submit" disabled={isSubmitting}>
					{isSubmitting ? "Sending..." : "Send my enquiry"}
				</button>
			</div>
		</form>
	);
}
