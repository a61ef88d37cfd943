import type { Subscriber } from "../../netlify/enquiries/schema.ts";
import type { FieldErrors } from "../../netlify/requests/refusal.ts";
import { Field } from "../Form/Field.tsx";
import { Honeypot } from "../Form/Honeypot.tsx";
import { useHydrated } from "../Form/useHydrated.ts";
import { preloadToaster } from "../Toast/toast.ts";
import { formId, useSubscription } from "./useSubscription.ts";

interface Props {
	/** What a visitor without script sent, returned with its errors. */
	values?: Subscriber;
	errors?: FieldErrors;
	/** Where the page with those leads once it is sent: its heading says that it was not. */
	thanksPath?: string;
}

/** The newsletter form (BLG-04); without script it posts to /api/subscribe. */
export function NewsletterForm({ values, errors: sentErrors, thanksPath }: Props) {
	const hydrated = useHydrated();
	const { form, button, outcome, dropOutcome, submit } = useSubscription(
		values,
		sentErrors,
		thanksPath,
	);
	const { errors, isSubmitting } = form.formState;
	const firstWrong = Object.keys(sentErrors ?? {})[0];
	const input = (name: keyof Subscriber) => ({
		...form.register(name),
		defaultValue: values?.[name],
		autoFocus: name === firstWrong,
	});
	return (
		<form
			id={formId}
			className="form"
			method="post"
			action="/api/subscribe"
			onSubmit={submit}
			onChange={dropOutcome}
			onFocus={preloadToaster}
			noValidate={hydrated}
		>
			<Field id="n-name" label="Your Name" columns={3} error={errors.name?.message}>
				{(props) => <input {...props} {...input("name")} autoComplete="name" required />}
			</Field>
			<Field id="n-email" label="Email Address" columns={3} error={errors.email?.message}>
				{(props) => (
					<input {...props} {...input("email")} type="email" autoComplete="email" required />
				)}
			</Field>
			<Honeypot />
			<div className="notice" role="status">
				{outcome === "failed" && <p>Not sent. What you typed is still here: please try again.</p>}
				{outcome === "sent" && <p>Sent. You are on our list.</p>}
				{outcome === "changed" && <p>Sent. What you have changed since then is not sent yet.</p>}
			</div>
			<div className="acts">
				<button className="btn" type="submit" disabled={isSubmitting} ref={button}>
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
