/**
 * Makes a getter for a value derived from the text of one file. In `npm run dev` it is worked out again only when
 * the text has changed; a build asks once for each file and keeps nothing.
 */
export function deriveFromText<Value>(
	make: (text: string, file: string) => Value,
): (file: string, text: string) => Value {
	const made = new Map<string, { text: string; value: Value }>();
	return (file, text) => {
		if (process.env.NODE_ENV !== "development") return make(text, file);
		const known = made.get(file);
		if (known?.text === text) return known.value;
		const value = make(text, file);
		made.set(file, { text, value });
		return value;
	};
}
