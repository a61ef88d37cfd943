/**
 * A place's name for comparing: lower case, one space between words, "Mt" and "St" as our suburbs have them, and
 * without the state and postcode that people write with a suburb, "n" of "nsw" included. A postcode alone is left.
 */
export function simplifyPlaceName(name: string): string {
	return name
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim()
		.replace(/^\d+ (?=[a-z])|(?<=[a-z])(?: n(?:sw?)?)?[ \d]*$/g, "")
		.replace(/\bmt\b/, "mount")
		.replace(/\bst thomas\b/, "saint thomas");
}
