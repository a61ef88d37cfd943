import { type RefObject, useCallback, useMemo, useSyncExternalStore } from "react";
import { readFields } from "./fields.ts";

/**
 * What the fields of a form that React does not control mean, whoever set them: the visitor, also before hydration, the
 * address, or the browser. Each field has a name of its own on the page and a default that the server writes.
 * @param parse as constant as `initial`, so outside the component
 * @param initial for the server and hydration: what `parse` makes of the fields that the server writes
 */
export function useFormValues<Values>(
	form: RefObject<HTMLFormElement | null>,
	parse: (fields: URLSearchParams) => Values,
	initial: Values,
): Values {
	const subscribe = useCallback(
		(changed: () => void) => watchFields(form.current, changed),
		[form],
	);
	// Text, because React compares what it gets with ===.
	const read = () => form.current && readFields(form.current);
	const text = useSyncExternalStore(subscribe, read, () => null);
	return useMemo(
		() => (text === null ? initial : parse(new URLSearchParams(text))),
		[text, parse, initial],
	);
}

function watchFields(form: HTMLFormElement | null, changed: () => void): () => void {
	if (!form) return () => {};
	const stop = new AbortController();
	const { signal } = stop;
	form.addEventListener("input", changed, { signal });
	form.addEventListener("change", changed, { signal });
	// It comes before the fields change.
	form.addEventListener("reset", () => setTimeout(changed), { signal });
	// The browser fills fields when a page comes Back without an event of theirs, WebKit in a task after this one.
	addEventListener("pageshow", () => setTimeout(changed), { signal });
	return () => stop.abort();
}
