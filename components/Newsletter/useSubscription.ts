import { useState } from "react";
import { useForm } from "react-hook-form";
import type { FieldErrors } from "../../netlify/refusal.ts";
import { rules } from "../../netlify/rules.ts";
import type { Subscriber } from "../../netlify/submission.ts";
import { findForm } from "../Form/findForm.ts";
import { openWithErrors } from "../Form/formErrors.ts";
import { makeResolver } from "../Form/makeResolver.ts";
import { readAnswer, request, sorry } from "../Form/request.ts";
import { useSubmitOnce } from "../Form/useSubmitOnce.ts";
import { showToast } from "../Toast/toast.ts";

/** Id of the form on the page. */
export const formId = "newsletter";

const resolver = makeResolver<Subscriber>({ name: rules.name, email: rules.email });
const empty: Subscriber = { name: "", email: "" };

/** What the form opens with: in the browser, what its markup already has. */
function findStart(sent: Subscriber | undefined): Subscriber {
	const form = findForm(formId);
	if (!form) return sent ?? empty;
	const typed = new FormData(form);
	return { name: String(typed.get("name") ?? ""), email: String(typed.get("email") ?? "") };
}

/** Everything the newsletter form does in the browser. */
export function useSubscription(sent?: Subscriber, sentErrors?: FieldErrors) {
	const [start] = useState(() => findStart(sent));
	const [opening] = useState(() => openWithErrors(sentErrors));
	const [outcome, setOutcome] = useState<"sent" | "failed">();
	const form = useForm<Subscriber>({
		resolver,
		defaultValues: start,
		...opening,
	});

	async function send(
		subscriber: Subscriber,
		headers: Record<string, string>,
		hasMore: () => boolean,
	) {
		setOutcome(undefined);
		try {
			const message = await subscribe(subscriber, headers);
			if (!hasMore()) form.reset(empty);
			setOutcome("sent");
			showToast({ title: "Success!", text: message });
		} catch (error) {
			setOutcome("failed");
			const text = (error instanceof Error && error.message) || sorry;
			showToast({ title: "Error", text, bad: true });
		}
	}

	const { submit, button } = useSubmitOnce(form, send, () => setOutcome(undefined));
	return { form, button, outcome, submit };
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
