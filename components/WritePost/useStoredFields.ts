import { type RefObject, useLayoutEffect } from "react";
import { readStored, store } from "../Form/browserStorage.ts";
import { listChanged, readFields, writeFields } from "../Form/fields.ts";

const storageName = "post";

/**
 * Keeps what is typed into a form in this browser: the form holds it again whenever it is opened, and in every tab that
 * shows it. Only what a visitor does is written, so that no tab puts back what it has just read. The form lets the
 * browser complete it: after Back WebKit empties one with autocomplete="off", later than this can fill it.
 */
export function useStoredFields(form: RefObject<HTMLFormElement | null>): void {
	useLayoutEffect(() => {
		const fields = form.current;
		if (!fields) return;
		const early = listChanged(fields);
		writeFields(fields, readStored(storageName), early);
		if (early.size) keep(fields);
		const stop = new AbortController();
		const { signal } = stop;
		const fill = () => {
			fields.reset();
			writeFields(fields, readStored(storageName));
		};
		fields.addEventListener("input", () => keep(fields), { signal });
		addEventListener("storage", (event) => event.key === storageName && fill(), { signal });
		// The back/forward cache hears nothing of other tabs.
		addEventListener("pageshow", ({ persisted }) => persisted && setTimeout(fill), { signal });
		return () => stop.abort();
	}, [form]);
}

function keep(fields: HTMLFormElement): void {
	store(storageName, listChanged(fields).size > 0 ? readFields(fields) : "");
}
