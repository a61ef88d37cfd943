/** A link in the copy of a YAML file, [words](/path), with its words and its path. */
export const linkInText = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Copy with the words of its links alone, for readers that show no links. */
export function dropLinks(text: string): string {
	return text.replace(linkInText, "$1");
}
