/** Splits an MDX text at its empty lines into the source of each block. */
export function listTypedBlocks(text: string): string[] {
	return text.trim().split(/\n{2,}/);
}
