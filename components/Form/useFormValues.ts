import { type RefObject, useCallback, useMemo, useSyncExternalStore } from "react";
import { readFields } from "./fields.ts";

/**
 * What the fields of a form that React does not control hold, whoever set them: the visitor, also before hydration, the
 * address, or the browser. Each field has a name of its own on the page and a default that the server writes. The object
 * is the same as long as the fields are.
 * @param initial what they hold on the server and while React hydrates, as in an address; without it there are none yet
 */
export function useFormValues(
	form: RefObject<HTMLFormElement | null>,
	initial = "",
): URLSearchParams {
	const subscribe = useCallback(
		(changed: () => void) => watchFields(form.current, changed),
		[form],
	);
	// Text, because React compares what it gets with ===.
	const read = () => (form.current ? readFields(form.current) : initial);
	const text = useSyncExternalStore(subscribe, read, () => initial);
	return useMemo(() => new URLSearchParams(text), [text]);
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
