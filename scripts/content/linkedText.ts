/** A link in the copy of a YAML file, [words](/path), with its words and its path. */
export const linkInText = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Copy with its links reduced to their words, for places that show no links. */
export function dropLinks(text: string): string {
	return text.replace(linkInText, "$1");
}
