import { useState } from "react";
import type { Subscriber } from "../../netlify/enquiries/records.ts";
import type { FieldErrors } from "../../netlify/requests/requests.ts";
import { readTyped, useCheckedForm, useSubmit } from "../Form/checkedForm.ts";
import { Field, Honeypot } from "../Form/Field.tsx";
import { readAnswer, request, sorry } from "../Form/request.ts";
import { useHydrated } from "../Form/useHydrated.ts";
import { preloadToaster, showToast } from "../Toast/toast.ts";

export const formId = "newsletter";

const empty: Subscriber = { name: "", email: "" };

interface Props {
	/** What a visitor without script sent, returned with its errors. */
	values?: Subscriber;
	errors?: FieldErrors;
	/** Where the page with those leads once it is sent: its heading says that it was not. */
	thanksPath?: string;
}

/** The newsletter form: without script a plain form that posts to /api/subscribe. */
export function NewsletterForm(props: Props) {
	const isHydrated = useHydrated();
	const { form, notice, button, submit } = useSubscribing(props);
	const { isSubmitting, errors } = form.formState;
	const [first] = Object.keys(props.errors ?? {});
	const input = (name: keyof Subscriber) => ({
		...form.register(name),
		defaultValue: props.values?.[name],
		autoFocus: name === first,
		// What is corrected now would not be sent.
		readOnly: isSubmitting,
	});
	return (
		<form
			id={formId}
			className="form"
			method="post"
			action="/api/subscribe"
			noValidate={isHydrated}
			onSubmit={submit}
			onFocus={preloadToaster}
		>
			<Field id="n-name" label="Your Name" columns={3} error={errors.name?.message} isSaid>
				{(props) => <input {...props} {...input("name")} autoComplete="name" required />}
			</Field>
			<Field id="n-email" label="Email Address" columns={3} error={errors.email?.message} isSaid>
				{(props) => (
					<input {...props} {...input("email")} type="email" autoComplete="email" required />
				)}
			</Field>
			<Honeypot />
			{/* A screen reader has it from the toast. */}
			<div className="notice">{notice && <p>{notice}</p>}</div>
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

/** What the form does in the browser: what it has sent, and what it says of that. */
function useSubscribing({ values, errors, thanksPath }: Props) {
	const [start] = useState(() => readTyped(formId, empty) ?? values ?? empty);
	const [notice, setNotice] = useState("");
	const form = useCheckedForm<Subscriber>({ start, sentErrors: errors });
	const { submit, button } = useSubmit(form, send, () => setNotice(""));

	async function send(subscriber: Subscriber, headers: Record<string, string>) {
		setNotice("");
		try {
			const options = { headers, acceptAnyStatus: true };
			const response = await request("POST", "/api/newsletter", subscriber, options);
			const { message } = await readAnswer(response);
			if (!response.ok) throw new Error(message);
			setNotice(message || "Sent.");
			showToast({ title: "Success!", text: message });
			form.reset(empty);
			if (thanksPath) location.replace(thanksPath);
		} catch (error) {
			const text = (error as Error).message || sorry;
			// Here too, where it stays: it may say what to do instead of trying again.
			setNotice(`Not sent. ${text} What you typed is still here.`);
			showToast({ title: "Error", text, bad: true });
		}
	}
	return { form, notice, button, submit };
}
