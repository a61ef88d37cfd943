import type { Content } from "./load.ts";

/** The entry with a slug. @throws when there is none */
export function getEntry<Entry extends { slug: string }>(
	entries: readonly Entry[],
	slug: string | undefined,
): Entry {
	const entry = entries.find((candidate) => candidate.slug === slug);
	if (!entry) throw new Error(`content has no entry "${slug}"`);
	return entry;
}

/** Makes a function of all content that works its value out once for all pages, and anew once content was read again. */
export function memoize<Value>(make: (content: Content) => Value): (content: Content) => Value {
	const made = new WeakMap<Content, { value: Value }>();
	return (content) => {
		const known = made.get(content) ?? { value: make(content) };
		made.set(content, known);
		return known.value;
	};
}
