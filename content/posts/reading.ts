/** Words an adult reads in a minute, in silence and for information (Brysbaert 2019, English prose). */
const wordsPerMinute = 238;

/** Whole minutes that a text takes to read, at least one. */
export function countMinutes(words: number): number {
	return Math.max(1, Math.round(words / wordsPerMinute));
}
