import { type Content, getContent } from "./collections.ts";
import { share } from "./shared.ts";

/**
 * Makes a getter for a value derived from all content. It is worked out once, and again only after the
 * content has been reread (in `npm run dev`), not once for each of the 2,700 pages.
 * @param sharedAs a name of its own, under which a build and the bundle of the pages share the value; for what takes long
 */
export function derive<Value>(make: (content: Content) => Value, sharedAs?: string): () => Value {
	const made: { from?: Content; value?: Value } = sharedAs ? share(`derived ${sharedAs}`, {}) : {};
	return () => {
		const content = getContent();
		if (made.from !== content) Object.assign(made, { from: content, value: make(content) });
		return made.value as Value;
	};
}
