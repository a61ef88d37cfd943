import { type Content, getContent } from "./collections.ts";

/**
 * Makes a getter for a value derived from all content. It is worked out once, and again only after the
 * content has been reread (in `npm run dev`), not once for each of the 2,700 pages.
 */
export function derive<Value>(make: (content: Content) => Value): () => Value {
	let made: { from: Content; value: Value } | undefined;
	return () => {
		const from = getContent();
		if (made?.from !== from) made = { from, value: make(from) };
		return made.value;
	};
}
