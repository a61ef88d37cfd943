import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { FieldErrors } from "../../netlify/refusal.ts";
import { rules } from "../../netlify/rules.ts";
import type { Submission } from "../../netlify/submission.ts";
import { toFormErrors } from "../Form/formErrors.ts";
import { makeResolver } from "../Form/makeResolver.ts";
import { sorry } from "../Form/request.ts";
import { useOnline } from "../Form/useOnline.ts";
import { useSubmitOnce } from "../Form/useSubmitOnce.ts";
import { preloadToaster, showToast } from "../Toast/toast.ts";
import { SendError, sendEnquiry } from "./send.ts";
import { findStart } from "./start.ts";
import { useCarried } from "./useCarried.ts";
import { useDraft } from "./useDraft.ts";
import { useNotice } from "./useNotice.ts";
import { nextTry, useRetry } from "./useRetry.ts";
import { empty } from "./values.ts";

const { interest, ...textRules } = rules;
const resolver = makeResolver<Submission>(textRules, { interests: interest });

/** What the enquiry form does in the browser: rules, draft, sending, notices. */
export function useEnquiry(sent?: Submission, sentErrors?: FieldErrors) {
	const [start] = useState(() => findStart(sent));
	const [given, setGiven] = useState(sent);
	const [errors] = useState(() => toFormErrors(sentErrors));
	const online = useOnline();
	const form = useForm<Submission>({
		resolver,
		defaultValues: start.values,
		errors,
		// What the server said of a field goes once it is corrected, not only with the next press of the button.
		mode: sentErrors ? "onTouched" : "onSubmit",
	});
	const { notice, waiting, say } = useNotice(start.draft);
	const draft = useDraft(form, start);
	const isCarried = useCarried(form, draft.keep);

	async function send(enquiry: Submission, check: Record<string, string>) {
		const turn = waiting.current?.signal;
		const words = JSON.stringify(form.getValues());
		try {
			const headers = { "Idempotency-Key": draft.keep(), ...check };
			const message = await sendEnquiry(enquiry, headers, turn);
			const hasMore = JSON.stringify(form.getValues()) !== words;
			if (hasMore) keepRest();
			else clear();
			say({ kind: "sent", hasMore });
			showToast({ title: "Success!", text: message });
		} catch (error) {
			if (turn?.aborted) return;
			if (turn && !(error instanceof SendError)) return say({ kind: "waiting", pause: nextTry });
			say({ kind: "failed" });
			showFailure(form, error);
		}
	}

	/** What was typed while the rest was on its way is another enquiry. */
	function keepRest() {
		draft.drop();
		draft.keep();
	}

	function clear() {
		draft.drop();
		say();
		setGiven(undefined);
		form.reset(empty);
	}

	function save() {
		draft.keep();
		if (notice?.kind === "sent" || notice?.kind === "stopped") say();
		else if (notice?.kind === "waiting") say({ kind: "waiting", pause: nextTry });
	}

	const { submit, button } = useSubmitOnce(form, send, (invalid) =>
		say({ kind: "invalid", count: Object.keys(invalid).length }),
	);
	useRetry(notice, online, button);

	return {
		form,
		given,
		isCarried,
		notice,
		online,
		button,
		submit,
		startAgain: () => {
			clear();
			button.current?.form?.querySelector("input")?.focus();
		},
		wait: () => {
			waiting.current = new AbortController();
			say({ kind: "waiting", pause: 0 });
		},
		stopWaiting: () => {
			waiting.current?.abort();
			say(form.formState.isSubmitting ? { kind: "stopped" } : undefined);
			button.current?.focus();
		},
		save,
		prepare: preloadToaster,
	};
}

/** Says why an enquiry was not sent: at its fields what is about them, and in a toast. */
function showFailure(form: UseFormReturn<Submission>, error: unknown): void {
	const failed = error instanceof SendError ? Object.entries(error.errors) : [];
	for (const [index, [name, text]] of failed.entries()) {
		form.setError(name as keyof Submission, { message: text }, { shouldFocus: index === 0 });
	}
	const text = (error instanceof Error && error.message) || sorry;
	showToast({ title: "Error", text, bad: true });
}
