import { useCallback, useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Submission } from "../../netlify/submission.ts";
import { dropDraft, isUntouched, writeDraft } from "./draft.ts";
import { makeKey } from "./enquiryKey.ts";
import type { Start } from "./start.ts";

/** Keeps what is in the form as a draft, with the key under which it is sent. */
export function useDraft(form: UseFormReturn<Submission>, start: Start) {
	const key = useRef(start.draft?.key);
	const { offered } = start;

	useEffect(() => {
		if (!start.draft && !isUntouched(start.values, offered)) writeDraft(start.values);
	}, [start, offered]);

	/** Writes the draft. Gives the key. */
	const keep = useCallback((): string => {
		key.current ??= makeKey();
		writeDraft(form.getValues(), { key: key.current, offered });
		return key.current;
	}, [form, offered]);

	/** Drops the draft; what is written next is another enquiry, with a key of its own. */
	function drop() {
		key.current = undefined;
		dropDraft();
	}

	return { keep, drop };
}
