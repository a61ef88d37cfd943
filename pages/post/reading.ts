/** Words per minute of an adult reading silently, for information (Brysbaert 2019, English prose). */
const wordsPerMinute = 238;

/** Reading time of a text in whole minutes, at least one. */
export function countMinutes(words: number): number {
	return Math.max(1, Math.round(words / wordsPerMinute));
}
