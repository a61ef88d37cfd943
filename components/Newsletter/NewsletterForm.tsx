import { useState } from "react";
import type { Subscriber } from "../../netlify/enquiries/records.ts";
import type { FieldErrors } from "../../netlify/requests/requests.ts";
import { listMessages, readTyped, useCheckedForm, useSubmitOnce } from "../Form/checkedForm.ts";
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

/** The newsletter form. */
export function NewsletterForm({ values, errors: sentErrors, thanksPath }: Props) {
	const isHydrated = useHydrated();
	const [start] = useState(() => readTyped(formId, empty) ?? values ?? empty);
	const [notice, setNotice] = useState<{ text: string; isFailure?: true }>();
	const form = useCheckedForm<Subscriber>({ start, sentErrors });
	const { submit, button } = useSubmitOnce(form, send, () => setNotice(undefined));

	async function send(subscriber: Subscriber, headers: Record<string, string>) {
		setNotice(undefined);
		try {
			const options = { headers, acceptAnyStatus: true };
			const response = await request("POST", "/api/newsletter", subscriber, options);
			const { message } = await readAnswer(response);
			if (!response.ok) throw new Error(message);
			setNotice({ text: message || "Sent." });
			showToast({ title: "Success!", text: message });
			form.reset(empty);
			if (thanksPath) location.replace(thanksPath);
		} catch (error) {
			const text = (error as Error).message || sorry;
			// Here too, where it stays: it may say what to do instead of trying again.
			setNotice({ text: `Not sent. ${text} What you typed is still here.`, isFailure: true });
			showToast({ title: "Error", text, bad: true });
		}
	}
	return (
		<NewsletterFields
			given={values}
			errors={listMessages(form)}
			first={Object.keys(sentErrors ?? {})[0]}
			register={form.register}
			form={{
				onSubmit: submit,
				// What was sent says nothing about what is typed next.
				onChange: () => setNotice((last) => (last?.isFailure ? last : undefined)),
				onFocus: preloadToaster,
				noValidate: isHydrated,
			}}
			notice={notice?.text}
			button={button}
			isSubmitting={form.formState.isSubmitting}
		/>
	);
}
