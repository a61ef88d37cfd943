import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { type Subscriber, subscriberSchema } from "../../netlify/submission.ts";
import { request } from "../ContactForm/request.ts";
import { sorry } from "../ContactForm/send.ts";
import { Field } from "../Form/Field.tsx";
import { showToast } from "../Toast/toast.ts";

const empty: Subscriber = { name: "", email: "" };

/** The newsletter form (BLG-04); without script it posts to /api/subscribe. */
export function NewsletterForm() {
	const [awake, setAwake] = useState(false);
	useEffect(() => setAwake(true), []);
	const form = useForm<Subscriber>({ resolver: zodResolver(subscriberSchema), defaultValues: empty });
	const { errors, isSubmitting } = form.formState;
	const send = form.handleSubmit(async (subscriber) => {
		try {
			const response = await request("POST", "/api/newsletter", subscriber);
			const { message } = (await response.json()) as { message: string };
			form.reset(empty);
			showToast({ title: "Success!", text: message });
		} catch {
			showToast({ title: "Error", text: sorry, bad: true });
		}
	});
	return (
		<form className="form" method="post" action="/api/subscribe" onSubmit={send} noValidate={awake}>
			<Field id="n-name" label="Your Name" columns={3} error={errors.name?.message}>
				{(props) => <input {...props} {...form.register("name")} autoComplete="name" required />}
			</Field>
			<Field id="n-email" label="Email Address" columns={3} error={errors.email?.message}>
				{(props) => (
					<input {...props} {...form.register("email")} type="email" autoComplete="email" required />
				)}
			</Field>
			<div className="acts">
				<button className="btn" type="submit" disabled={isSubmitting}>
					{isSubmitting ? "Sending..." : "Subscribe"}
				</button>
			</div>
		</form>
	);
}
