import { locate, type TextFault } from "./faults.ts";

/**
 * Characters that nobody can see, but for those that join an emoji; behind these four letters they are the rest of a
 * misread one.
 */
const unseen =
	/(?<![ÂÃâï])[[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{fffc}]--[\t\n\v\f\x85\0\u{200d}\u{e0020}-\u{e007f}]]/gv;
/** Word and PDF break a line with the first three. */
const otherSpace = /(?<![ÂÃâï])[[\v\f\x85\p{Z}]--[ ]]/gv;

/** A text as its writer sees it: without the signs that come along when it is copied, and with ordinary spaces. */
export function cleanText(text: string): string {
	return text.replace(unseen, "").replace(otherSpace, " ");
}

/** Files in which nothing can be read: two versions that git could not merge, a document or a picture. */
const unreadable: [look: RegExp, message: string][] = [
	[
		/^(?:<{7} |\|{7} |>{7} |={7}$)/m,
		"git left two versions here; keep one and delete the lines with <<<<<<<, ======= and >>>>>>>",
	],
	[
		RegExp(String.fromCharCode(0)),
		"this is not plain text in UTF-8; save it as UTF-8, or put the words of a document into a new file",
	],
];

/** UTF-8 bytes read as Windows-1252, so that `’` becomes `â€™`, and what no encoding could read. */
const misread = /(?<!\S)\S*?(?:\ufffd|ðŸ|[ÂÃâï][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])\S*/u;

/** Marks that an assistant's answer leaves where it cites a source. */
const citation =
	/【[^】\n]*】|〖[^〗\n]*〗|\[cite[^\]\n]*\]|\[?:?\b(?:oaicite|contentReference)\b\S*|\b\w*turn\d+[a-z]+\d+/gu;

/** What is wrong with the characters of a text, and the text without marks of sources; "" where nothing can be read. */
export function checkCharacters(text: string): { text: string; faults: TextFault[] } {
	for (const [look, message] of unreadable) {
		const found = look.exec(text);
		if (found) return { text: "", faults: [{ ...locate(text, found.index), message }] };
	}
	const faults = Array.from(text.matchAll(citation), ({ index, 0: mark }): TextFault => {
		return {
			...locate(text, index),
			message: `delete ${mark}, the mark of a source that was pasted`,
		};
	});
	const lost = misread.exec(text);
	if (lost) {
		const message = `"${lost[0]}" was saved as another encoding; save the file as UTF-8 and type it again`;
		faults.push({ ...locate(text, lost.index), message });
	}
	return { text: text.replace(citation, (mark) => " ".repeat(mark.length)), faults };
}
