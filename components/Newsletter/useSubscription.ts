import { useState } from "react";
import { useForm } from "react-hook-form";
import { rules } from "../../netlify/enquiries/rules.ts";
import type { Subscriber } from "../../netlify/enquiries/schema.ts";
import type { FieldErrors } from "../../netlify/requests/refusal.ts";
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

/** What became of the form; `changed`: it was sent, and something else was typed meanwhile. */
type Outcome = "sent" | "changed" | "failed";

/**
 * Everything the newsletter form does in the browser.
 * @param thanksPath where to go once it is sent, if not to stay
 */
export function useSubscription(sent?: Subscriber, sentErrors?: FieldErrors, thanksPath?: string) {
	const [start] = useState(() => findStart(sent));
	const [opening] = useState(() => openWithErrors(sentErrors));
	const [outcome, setOutcome] = useState<Outcome>();
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
			const isChanged = hasMore();
			setOutcome(isChanged ? "changed" : "sent");
			showToast({ title: "Success!", text: message });
			if (isChanged) return;
			form.reset(empty);
			if (thanksPath) location.replace(thanksPath);
		} catch (error) {
			setOutcome("failed");
			const text = (error instanceof Error && error.message) || sorry;
			showToast({ title: "Error", text, bad: true });
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
