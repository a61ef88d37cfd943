import { type Content, getContent } from "./collections.ts";

/**
 * Makes a getter for a value derived from all content. It is worked out once, and again only after the
 * content has been reread (in `npm run dev`), not once for each of the 2,700 pages.
 */
export function derive<Value>(make: (content: Content) => Value): () => Value {
	let made: { from: Content; value: Value } | undefined;
	return () => {
		const content = getContent();
		if (made?.from !== content) made = { from: content, value: make(content) };
		return made.value;
	};
}
