import { useEffect, useState } from "react";

/** Milliseconds without a change. */
const pause = 600;

/** A value once nobody changes it: what is judged or announced waits for whoever types. */
export function useSettled<Value>(value: Value): Value {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(setSettled, pause, () => value);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}

/**
 * What is judged of a form: what was typed once nobody types, or at once when its button asks; and whether it was asked for.
 * @param typed not a function; the same as long as nothing is typed
 */
export function useAsked<Value>(typed: Value) {
	const settled = useSettled(typed);
	const [asked, setAsked] = useState<Value>();
	const judged = asked === typed ? typed : settled;
	return { judged, isAsked: asked === judged, ask: () => setAsked(typed) };
}
