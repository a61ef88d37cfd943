import type { FormEvent } from "react";
import type { FieldErrors } from "../../netlify/refusal.ts";
import type { Submission } from "../../netlify/submission.ts";
import { useOnline } from "../Form/useOnline.ts";
import { preloadToaster } from "../Toast/toast.ts";
import type { About } from "./about.ts";
import { useCarried } from "./useCarried.ts";
import { useDraft } from "./useDraft.ts";
import { useFields } from "./useFields.ts";
import { useNotice } from "./useNotice.ts";
import { nextTry, useRetry } from "./useRetry.ts";
import { useSending } from "./useSending.ts";
import { useSuburbs } from "./useSuburbs.ts";

/** What the enquiry form does in the browser: fields, draft, sending, notices. */
export function useEnquiry(sent?: Submission, sentErrors?: FieldErrors, about?: About) {
	const fields = useFields(sent, sentErrors, about);
	const { form, start, given } = fields;
	const online = useOnline();
	const notices = useNotice(start.draft);
	const { notice, waiting, say } = notices;
	const draft = useDraft(form, start);
	const { carried, forget } = useCarried(form, draft.keep);
	const place = useSuburbs(form, start, carried, draft.keep);
	const { submit, button } = useSending(form, draft, notices, clear);
	useRetry(notice, online, button);
	const isMended = notice?.kind === "invalid" && Object.keys(form.formState.errors).length === 0;

	function clear() {
		draft.drop();
		say();
		forget();
		fields.clear();
	}

	function save() {
		draft.keep();
		if (notice?.kind === "sent" || notice?.kind === "stopped") say();
		else if (notice?.kind === "waiting") say({ kind: "waiting", pause: nextTry });
	}

	return {
		form,
		given,
		carried,
		place,
		notice: isMended ? undefined : notice,
		online,
		button,
		submit: (event: FormEvent<HTMLFormElement>) => {
			// Enter in the suburb field: the suburb is sent with its postcode.
			place.completeNow();
			return submit(event);
		},
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
