/** The blocks of an MDX text as they stand in the file, with an empty line between. */
export function listSources(text: string): string[] {
	return text.trim().split(/\n{2,}/);
}
