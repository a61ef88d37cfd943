import { useState } from "react";
import { rules } from "../../netlify/enquiries/formRules.ts";
import type { Subscriber } from "../../netlify/enquiries/records.ts";
import type { FieldErrors } from "../../netlify/requests/answer.ts";
import { findForm, useCheckedForm, useHydrated, useSubmitOnce } from "../Form/checkedForm.ts";
import { Field } from "../Form/Field.tsx";
import { Honeypot } from "../Form/Honeypot.tsx";
import { readAnswer, request, sorry } from "../Form/request.ts";
import { preloadToaster, showToast } from "../Toast/toast.ts";

/** Id of the form on the page. */
const formId = "newsletter";

const empty: Subscriber = { name: "", email: "" };

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
	const { form, button, outcome, dropOutcome, submit } = useSubscription({
		values,
		errors: sentErrors,
		thanksPath,
	});
	const { errors, isSubmitting } = form.formState;
	const firstWrong = Object.keys(sentErrors ?? {})[0];
	const input = (name: keyof Subscriber) => ({
		...form.register(name),
		defaultValue: values?.[name],
		autoFocus: name === firstWrong,
		// What is corrected now would not be sent.
		readOnly: isSubmitting,
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
				{outcome === "sent" && <p>Sent. Press the link in our email, and you are on our list.</p>}
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

/** What the form opens with: in the browser, what its markup already has. */
function findStart(sent: Subscriber | undefined): Subscriber {
	const form = findForm(formId);
	if (!form) return sent ?? empty;
	const typed = new FormData(form);
	return { name: String(typed.get("name") ?? ""), email: String(typed.get("email") ?? "") };
}

/** What became of the form. */
type Outcome = "sent" | "failed";

/** What the newsletter form does in the browser. */
function useSubscription({ values: sent, errors: sentErrors, thanksPath }: Props) {
	const [start] = useState(() => findStart(sent));
	const [outcome, setOutcome] = useState<Outcome>();
	const form = useCheckedForm<Subscriber>({
		start,
		rules: { name: rules.name, email: rules.email },
		sentErrors,
	});

	async function send(subscriber: Subscriber, headers: Record<string, string>) {
		setOutcome(undefined);
		try {
			const message = await subscribe(subscriber, headers);
			setOutcome("sent");
			showToast({ title: "Success!", text: message });
			form.reset(empty);
			if (thanksPath) location.replace(thanksPath);
		} catch (error) {
			setOutcome("failed");
			showToast({ title: "Error", text: (error as Error).message || sorry, bad: true });
		}
	}

	const { submit, button } = useSubmitOnce(form, send, () => setOutcome(undefined));
	/** What was sent says nothing about what is typed next. */
	const dropOutcome = () => setOutcome((last) => (last === "failed" ? last : undefined));
	return { form, button, outcome, dropOutcome, submit };
}

async function subscribe(subscriber: Subscriber, headers: Record<string, string>): Promise<string> {
	const response = await request("POST", "/api/newsletter", subscriber, {
		headers,
		acceptAnyStatus: true,
	});
	const { message } = await readAnswer(response);
	if (!response.ok) throw new Error(message || sorry);
	return message;
}
