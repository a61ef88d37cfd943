/** Every run of `size` words of a text, in lower case and without punctuation. */
export function listShingles(text: string, size: number): Set<string> {
	const words = text.toLowerCase().match(/[\p{L}\p{N}$']+/gu) ?? [];
	const shingles = new Set<string>();
	for (let index = 0; index + size <= words.length; index++) {
		shingles.add(words.slice(index, index + size).join(" "));
	}
	return shingles;
}
