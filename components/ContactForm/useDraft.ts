import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Submission } from "../../netlify/submission.ts";
import { dropDraft, isUntouched, readDraft, writeDraft } from "./draft.ts";
import { makeKey } from "./enquiryKey.ts";
import type { Start } from "./start.ts";
import { empty, listFieldNames } from "./values.ts";

/** Keeps what is in the form as a draft, with the key under which it is sent. */
export function useDraft(form: UseFormReturn<Submission>, start: Start) {
	const key = useRef(start.draft?.key);
	const [openedAt] = useState(() => Date.now());
	/** The draft as this page last read or wrote it. */
	const last = useRef({ savedAt: start.draft?.savedAt ?? openedAt, values: start.values });
	const { offered } = start;

	/** Writes the draft. Returns the key. */
	const write = useCallback((): string => {
		key.current ??= makeKey();
		last.current = { savedAt: Date.now(), values: form.getValues() };
		writeDraft(last.current.values, { key: key.current, offered, now: last.current.savedAt });
		return key.current;
	}, [form, offered]);

	// Typed before the script arrived.
	useEffect(() => {
		if (!start.draft && !isUntouched(start.values, offered)) write();
	}, [start, offered, write]);

	/**
	 * Writes the draft, with what another tab or a later page has written since this one did. It is now one enquiry,
	 * so both use the same key.
	 */
	const keep = useCallback(() => {
		const newer = readDraft();
		if (newer && newer.savedAt > last.current.savedAt) {
			key.current ??= newer.key;
			for (const name of listFieldNames()) {
				const isAsItWas = String(form.getValues(name)) === String(last.current.values[name]);
				if (isAsItWas && newer.values[name].length) form.setValue(name, newer.values[name]);
			}
		}
		write();
	}, [form, write]);

	/** Drops the draft; what is written next is another enquiry, with its own key. */
	function drop() {
		key.current = undefined;
		last.current = { savedAt: Date.now(), values: empty };
		dropDraft();
	}

	return { keep, write, drop };
}
