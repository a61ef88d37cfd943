/** A place's name for comparing: lower case, one space between words, "Mt" and "St" as our suburbs have them. */
export function simplifyPlaceName(name: string): string {
	return name
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim()
		.replace(/\bmt\b/, "mount")
		.replace(/\bst thomas\b/, "saint thomas");
}
