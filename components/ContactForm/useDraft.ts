import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Submission } from "../../netlify/enquiries/schema.ts";
import { dropDraft, isUntouched, listWritten, readDraftSince, writeDraft } from "./draft.ts";
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

	const write = useCallback(() => {
		key.current ??= makeKey();
		last.current = { savedAt: Date.now(), values: form.getValues() };
		writeDraft(last.current.values, { key: key.current, offered, now: last.current.savedAt });
	}, [form, offered]);

	// Typed before the script arrived.
	useEffect(() => {
		if (!start.draft && !isUntouched(start.values, offered)) write();
	}, [start, offered, write]);

	/**
	 * Writes the draft, with what the visitor has written in another tab or on a later page since this one did. It is
	 * now one enquiry, so both use the same key.
	 */
	const keep = useCallback(() => {
		const newer = readDraftSince(last.current.savedAt);
		if (newer) {
			key.current ??= newer.key;
			const written = listWritten(newer);
			for (const name of listFieldNames()) {
				const isAsItWas = String(form.getValues(name)) === String(last.current.values[name]);
				if (isAsItWas && written[name].length) form.setValue(name, written[name]);
			}
		}
		write();
	}, [form, write]);

	/** Writes the draft unless another tab has written to it since. Returns the key. */
	function hold(): string {
		if (!readDraftSince(last.current.savedAt)) write();
		key.current ??= makeKey();
		return key.current;
	}

	/**
	 * Drops the draft; what is written next is another enquiry, with its own key. What another tab has written since is
	 * not sent yet, and stays.
	 */
	function drop() {
		key.current = undefined;
		if (!readDraftSince(last.current.savedAt)) dropDraft();
		last.current = { ...last.current, values: empty };
	}

	return { keep, hold, drop };
}
