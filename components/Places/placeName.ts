/** A name in lower case, one space between words, its short words ("Mt", "St", "Nth") as our suburbs have them. */
export function spellOut(name: string): string {
	return name
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim()
		.replace(/\bmt\b/, "mount")
		.replace(/\bst thomas\b/, "saint thomas")
		.replace(/\bnth\b/, "north")
		.replace(/\bsth\b/, "south");
}

/**
 * The same without the state and postcode that people write with a suburb, "n" of "nsw" included. A postcode alone is
 * left.
 */
export function simplifyPlaceName(name: string): string {
	return spellOut(name).replace(/^\d+ (?=[a-z])|(?<=[a-z])(?: n(?:sw?)?)?[ \d]*$/g, "");
}
