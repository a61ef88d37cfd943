import { makeLocator, type TextFault } from "./faults.ts";

/** A text as its writer sees it, and what is wrong with its characters. */
interface CleanText {
	/** Without invisible characters and with ordinary spaces; empty for a file in which nothing can be read. */
	text: string;
	faults: TextFault[];
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
const misread = /\S*(?:\ufffd|ðŸ|[ÂÃâï][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])\S*/gu;

/** Characters that show nothing or something else on every device; emoji go first, as some hold joiners and tags. */
const unseen =
	/(?<emoji>\p{RGI_Emoji})|[[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u{2800}\u{fffc}\u{fffd}]--[\t\n]]/gv;

/** Spaces other than the ordinary one. Between a figure and its unit, or ×, one that does not break is right. */
const otherSpace = /(?<!\d(?=[\u00a0\u202f][\p{L}\p{N}°×%])|×)[[\p{Zs}]--[ ]]/gv;

/** Marks that an assistant's answer leaves where it cites a source. */
const citation =
	/【[^】\n]*】|〖[^〗\n]*〗|\[cite[^\]\n]*\]|\[?:?\b(?:oaicite|contentReference)\b\S*|[\w\p{Co}]*turn\d+[a-z]+\d+\p{Co}*/gu;

/** Characters of which nothing can be wrong; most files have no others. */
const plain = /^[\n\t -~–‘’“”…×÷−²°éç½¼¾]*$/;

/** Finds what copying, merging or another encoding did to the characters of a text. */
export function cleanText(raw: string): CleanText {
	const locate = makeLocator(raw);
	for (const [look, message] of unreadable) {
		const found = look.exec(raw);
		if (found) return { text: "", faults: [{ ...locate(found.index), message }] };
	}
	const faults = Array.from(raw.matchAll(citation), ({ index, 0: mark }): TextFault => {
		return { ...locate(index), message: `delete ${mark}, the mark of a source that was pasted` };
	});
	const add = (offset: number, message: string) => faults.push({ ...locate(offset), message });
	// What is part of one fault is not looked at for another.
	const kept = faults.length > 0 ? raw.replace(citation, (mark) => " ".repeat(mark.length)) : raw;
	if (plain.test(kept)) return { text: kept, faults };
	const text = kept.replace(unseen, (_sign, emoji = "") => emoji).replace(otherSpace, " ");
	const [lost] = kept.matchAll(misread);
	const rest = kept.replace(misread, (word) => "x".repeat(word.length));
	if (lost) {
		const advice = "save the file as UTF-8 and type it again";
		add(lost.index, `"${lost[0]}" was saved as another encoding; ${advice}`);
	}
	for (const { offset, message } of findHidden(rest, raw)) add(offset, message);
	return { text, faults };
}

/**
 * Finds characters that readers cannot see, and other spaces than the ordinary one: in a file, and in what the entities
 * and escapes of one, such as &zwj; and \v, are read as.
 * @param typed the text as it is quoted back
 */
export function findHidden(text: string, typed = text): { offset: number; message: string }[] {
	if (plain.test(text)) return [];
	const found: { offset: number; message: string }[] = [];
	for (const { index, 0: sign, groups } of text.matchAll(unseen)) {
		if (groups?.emoji) continue;
		const before = /\S*[^\S\n]*$/.exec(typed.slice(Math.max(0, index - 20), index))?.[0].trim();
		const word = before?.replace(unseen, "");
		const place = word ? `after "${word}"` : "here";
		const message = `delete the character ${nameCode(sign)} ${place}; readers cannot see it`;
		found.push({ offset: index, message });
	}
	// A text pasted from a word processor may have no other spaces, so that they are one fault.
	const [space, ...others] = text.matchAll(otherSpace);
	const more = others.length ? ` and ${others.length} more like it` : "";
	if (space) {
		const message = `this space is ${nameCode(space[0])}${more}; type ordinary ones`;
		found.push({ offset: space.index, message });
	}
	return found;
}

function nameCode(sign: string): string {
	return `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
