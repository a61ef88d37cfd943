/** The blocks of an MDX text as they stand in the file, with an empty line between. */
export function listTypedBlocks(text: string): string[] {
	return text.trim().split(/\n{2,}/);
}
