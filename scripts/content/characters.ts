import { readFileSync } from "node:fs";

/** Something wrong with the characters of a text, at an offset in it. */
interface CharacterFault {
	offset: number;
	message: string;
}

/** A text as its writer sees it, and what is wrong with its characters. */
export interface CleanText {
	/** The text with LF for CRLF, without invisible characters and with ordinary spaces. */
	text: string;
	faults: CharacterFault[];
	/** True for a file in which nothing can be read: a document, a picture, or two versions git could not merge. */
	isUnreadable: boolean;
}

/** Reads a UTF-8 file, without BOM and with LF for CRLF, so that positions are the same on every system. */
export function readText(file: string): string {
	return new TextDecoder().decode(readFileSync(file)).replace(/\r\n?/g, "\n");
}

/** A line that git leaves where it could not merge two versions of a file. */
const mergeMark = /^(?:<{7} |\|{7} |>{7} |={7}$)/m;

/** UTF-8 bytes read as Windows-1252, as Mac Roman, or by a terminal: `’` becomes `â€™`, `‚Äô` or `ΓÇÖ`. */
const misread =
	/\S*(?:â[€‚„†ˆ‰‘’“”•–—˜™]|ðŸ|‚[ÄÇÜâ]|[¬√][^\s\w]|ΓÇ|[├┬]\S|\p{Ll}Õ\p{Ll}|[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])\S*/u;

/** Characters that show nothing or something else on every device; emoji go first, as some hold joiners and tags. */
const unseen =
	/(?<emoji>\p{RGI_Emoji})|[[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u{2800}\u{fb00}-\u{fb06}\u{fffc}]--[\t\n]]/gv;

/** Spaces other than the ordinary one. Between a figure and its unit, or ×, one that does not break is right. */
const otherSpace = /(?<!\d(?=[\u00a0\u202f][\p{L}\p{N}°×%])|×)[[\p{Zs}]--[ ]]/gv;

/** Marks that an assistant's answer leaves where it cites a source. */
const citation = /【[^】\n]*†[^】\n]*】/g;

/** Characters of which nothing can be wrong; most files have no others. */
const plain = /^[\n\t -~–‘’“”…×÷−²°éç½¼¾]*$/;

/** Finds what copying, merging or another encoding did to the characters of a text. */
export function cleanText(raw: string): CleanText {
	const refuse = (offset: number, message: string): CleanText => {
		return { text: "", faults: [{ offset, message }], isUnreadable: true };
	};
	const merged = raw.search(mergeMark);
	if (merged !== -1)
		return refuse(
			merged,
			"git left two versions here; keep one and delete the lines with <<<<<<<, ======= and >>>>>>>",
		);
	if (raw.includes("\0") || raw.startsWith("PK\u0003\u0004"))
		return refuse(
			0,
			"this is not plain text in UTF-8; save it as UTF-8, or put the words of a document into a new file",
		);
	if (plain.test(raw)) return { text: raw, faults: [], isUnreadable: false };
	const text = raw
		.replace(unseen, (sign, emoji) => emoji ?? listLetters(sign) ?? "")
		.replace(otherSpace, " ");
	const faults = [
		...findLost(raw),
		...findUnseen(raw),
		...findSpaces(raw),
		...Array.from(raw.matchAll(citation), ({ index, 0: mark }) => {
			return { offset: index, message: `delete ${mark}, the mark of a source that was pasted` };
		}),
	];
	return { text, faults, isUnreadable: false };
}

/** One fault for all letters of a file that were lost in another encoding. */
function findLost(raw: string): CharacterFault[] {
	const found = misread.exec(raw) ?? /\S*\ufffd\S*/.exec(raw);
	if (!found) return [];
	const message = `"${found[0]}" was saved as another encoding; save the file as UTF-8 and type it again`;
	return [{ offset: found.index, message }];
}

function findUnseen(raw: string): CharacterFault[] {
	return [...raw.matchAll(unseen)].flatMap(({ index, 0: sign, groups }) => {
		if (groups?.emoji) return [];
		const letters = listLetters(sign);
		if (letters) return [{ offset: index, message: `type ${letters} as single letters` }];
		const before = /\S*[^\S\n]*$/.exec(raw.slice(Math.max(0, index - 20), index))?.[0].trim();
		const word = before?.replace(unseen, "");
		const message = `delete the character ${nameCode(sign)}${word ? ` after "${word}"` : " here"}; readers cannot see it`;
		return [{ offset: index, message }];
	});
}

/** One fault for all such spaces of a file: a text pasted from a word processor may have nothing else. */
function findSpaces(raw: string): CharacterFault[] {
	const [first, ...others] = raw.matchAll(otherSpace);
	if (!first) return [];
	const more = others.length ? ` and ${others.length} more like it` : "";
	const message = `this space is ${nameCode(first[0])}${more}; type ordinary ones`;
	return [{ offset: first.index, message }];
}

/** The letters of a ligature such as ﬁ. */
function listLetters(sign: string): string | undefined {
	return /^[a-z]+$/.exec(sign.normalize("NFKD"))?.[0];
}

function nameCode(sign: string): string {
	return `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
