import type { FormEvent } from "react";
import type { Submission } from "../../netlify/enquiries/schema.ts";
import type { FieldErrors } from "../../netlify/requests/refusal.ts";
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

export interface Opening {
	/** What the page knows about the enquiry. */
	about?: About;
	/** What a visitor without script sent, returned with its errors. */
	values?: Submission;
	errors?: FieldErrors;
	/** Where the page with those leads once the enquiry is sent: its heading says that it was not. */
	thanksPath?: string;
}

/** What the enquiry form does in the browser: fields, draft, sending, notices. */
export function useEnquiry({ about, values, errors, thanksPath }: Opening) {
	const fields = useFields(values, errors, about);
	const { form, start, given } = fields;
	const online = useOnline();
	const notices = useNotice(start.draft);
	const { notice, waiting, say } = notices;
	const draft = useDraft(form, start);
	const { carried, forget } = useCarried(form, draft.keep);
	const place = useSuburbs(form, start, carried, draft.keep);
	const { submit, button } = useSending(form, draft, notices, finish);
	useRetry(notice, online, button);
	const isMended = notice?.kind === "invalid" && Object.keys(form.formState.errors).length === 0;

	function clear() {
		draft.drop();
		say();
		forget();
		fields.clear();
	}

	function finish() {
		clear();
		if (thanksPath) location.replace(thanksPath);
	}

	function save() {
		draft.keep();
		if (notice?.kind === "waiting") say({ kind: "waiting", pause: nextTry });
		// "Start again" goes too: it is one Tab from the message, and would take what was just written.
		else if (notice?.kind !== "invalid" && notice?.kind !== "failed") say();
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
