/** Letters that Unicode does not take apart. */
const plainLetters: Record<string, string> = { æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

/** Turns a text into part of an address: "Café & blinds" becomes "cafe-blinds". */
export function slugify(text: string): string {
	return (
		text
			.normalize("NFKD")
			.replace(/\p{M}/gu, "")
			// Capitals first: those of ß are SS.
			.toUpperCase()
			.toLowerCase()
			.replace(/[æœøłđ]/g, (letter) => plainLetters[letter] ?? "")
			.replace(/[^a-z0-9]+/g, "-")
			.replace(/^-|-$/g, "")
	);
}
