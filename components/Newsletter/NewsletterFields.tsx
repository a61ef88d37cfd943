import type { ComponentProps, Ref } from "react";
import type { Subscriber } from "../../netlify/enquiries/records.ts";
import type { FieldErrors } from "../../netlify/requests/requests.ts";
import { Field, Honeypot } from "../Form/Field.tsx";

export const formId = "newsletter";

interface Props {
	given?: Subscriber;
	errors: FieldErrors;
	first?: string;
	/** Ties a field to the form's state; the function that gives the form back has none. */
	register: (name: keyof Subscriber) => ComponentProps<"input">;
	form?: ComponentProps<"form">;
	notice?: string;
	button?: Ref<HTMLButtonElement>;
	isSubmitting?: boolean;
}

/** The fields of the newsletter form: without script a plain form that posts to /api/subscribe. */
export function NewsletterFields(props: Props) {
	const { errors, given, register, isSubmitting = false } = props;
	const input = (name: keyof Subscriber) => ({
		...register(name),
		defaultValue: given?.[name],
		autoFocus: name === props.first,
		// What is corrected now would not be sent.
		readOnly: isSubmitting,
	});
	return (
		<form id={formId} className="form" method="post" action="/api/subscribe" {...props.form}>
			<Field id="n-name" label="Your Name" columns={3} error={errors.name}>
				{(props) => <input {...props} {...input("name")} autoComplete="name" required />}
			</Field>
			<Field id="n-email" label="Email Address" columns={3} error={errors.email}>
				{(props) => (
					<input {...props} {...input("email")} type="email" autoComplete="email" required />
				)}
			</Field>
			<Honeypot />
			<div className="notice" role="status">
				{props.notice && <p>{props.notice}</p>}
			</div>
			<div className="acts">
				<button className="btn" type="submit" disabled={isSubmitting} ref={props.button}>
					{isSubmitting ? "Sending..." : "Subscribe"}
				</button>
			</div>
			<p className="note">
				How we keep your address, and how to leave the list:{" "}
				<a href="/privacy-policy">privacy policy</a>.
			</p>
		</form>
	);
}
