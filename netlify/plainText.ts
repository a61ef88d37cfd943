// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the purpose
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all but tab and line feed
const controlsOfLines = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]+/g;

/** Cleans one line of text: control characters become a blank, a lone surrogate U+FFFD; everything else stays. */
export function cleanLine(text: string): string {
	return text.toWellFormed().replace(controls, " ");
}

/** Cleans text of several lines: line ends become `\n`, a lone surrogate U+FFFD; other control characters go. */
export function cleanLines(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?|[\u2028\u2029]/g, "\n")
		.replace(controlsOfLines, "");
}
