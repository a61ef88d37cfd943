import { useState } from "react";
import type { Subscriber } from "../../netlify/enquiries/records.ts";
import type { FieldErrors } from "../../netlify/requests/requests.ts";
import { readTyped, useCheckedForm, useSubmitOnce } from "../Form/checkedForm.ts";
import { readAnswer, request, sorry } from "../Form/request.ts";
import { useHydrated } from "../Form/useHydrated.ts";
import { preloadToaster, showToast } from "../Toast/toast.ts";
import { formId, NewsletterFields } from "./NewsletterFields.tsx";

const empty: Subscriber = { name: "", email: "" };

interface Props {
	/** What a visitor without script sent, returned with its errors. */
	values?: Subscriber;
	errors?: FieldErrors;
	/** Where the page with those leads once it is sent: its heading says that it was not. */
	thanksPath?: string;
}

const notices = {
	failed: "Not sent. What you typed is still here: please try again.",
	sent: "Sent. Press the link in our email, and you are on our list.",
};

/** The newsletter form. */
export function NewsletterForm({ values, errors: sentErrors, thanksPath }: Props) {
	const isHydrated = useHydrated();
	const { form, button, outcome, dropOutcome, submit } = useSubscription({
		values,
		errors: sentErrors,
		thanksPath,
	});
	const { errors, isSubmitting } = form.formState;
	const messages = Object.entries(errors).map(([name, error]) => [name, error?.message]);
	return (
		<NewsletterFields
			given={values}
			errors={Object.fromEntries(messages)}
			first={Object.keys(sentErrors ?? {})[0]}
			register={form.register}
			form={{
				onSubmit: submit,
				onChange: dropOutcome,
				onFocus: preloadToaster,
				noValidate: isHydrated,
			}}
			notice={outcome && notices[outcome]}
			button={button}
			isSubmitting={isSubmitting}
		/>
	);
}

/** What became of the form. */
type Outcome = "sent" | "failed";

/** What the newsletter form does in the browser. */
function useSubscription({ values: sent, errors: sentErrors, thanksPath }: Props) {
	const [start] = useState(() => readTyped(formId, empty) ?? sent ?? empty);
	const [outcome, setOutcome] = useState<Outcome>();
	const form = useCheckedForm<Subscriber>({ start, sentErrors });

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
