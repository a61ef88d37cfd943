import { type RefObject, useEffect, useLayoutEffect } from "react";
import { listChanged, readFields, writeFields } from "./fields.ts";
import { useFormValues } from "./useFormValues.ts";

/** Milliseconds: WebKit refuses the 101st change of the address within 10 s; after 20 at once there is one each 150 ms. */
const pause = 150;
let spent = 0;
/** Milliseconds in which what was chosen is shown; a reload as soon after it brings it back all the same. */
const settling = 50;

/**
 * What the fields of a form hold, which the address fills, where the visitor was not faster, and which it follows.
 * @param initial as useFormValues takes it
 */
export function useAddress(
	form: RefObject<HTMLFormElement | null>,
	initial?: string,
): URLSearchParams {
	const values = useFormValues(form, initial);
	useLayoutEffect(() => {
		const fields = form.current;
		if (!fields) return;
		writeFields(fields, location.search, listChanged(fields));
		const follow = () => {
			fields.reset();
			writeFields(fields, location.search);
		};
		addEventListener("popstate", follow);
		return () => removeEventListener("popstate", follow);
	}, [form]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the fields changed when the values did
	useEffect(() => {
		const fields = form.current;
		if (!fields) return;
		const write = () => writeAddress(fields);
		// After what was chosen is shown: a change of the address is slow on a phone.
		const timer = setTimeout(write, Math.max(settling, spent - Date.now() - 20 * pause));
		addEventListener("pagehide", write);
		return () => {
			clearTimeout(timer);
			removeEventListener("pagehide", write);
		};
	}, [form, values]);
	return values;
}

/** What is not this form's stays in the address; what is as the server wrote it is left out. */
function writeAddress(form: HTMLFormElement): void {
	const changed = listChanged(form);
	const others = [...new URLSearchParams(location.search)].filter(
		([name]) => !form.elements.namedItem(name),
	);
	const changes = [...new URLSearchParams(readFields(form))].filter(([name]) => changed.has(name));
	const query = new URLSearchParams([...others, ...changes]).toString();
	const search = query && `?${query}`;
	if (search === location.search) return;
	spent = Math.max(spent, Date.now()) + pause;
	history.replaceState(history.state, "", location.pathname + search + location.hash);
}
