import { readFileSync } from "node:fs";

/** Reads a file as text, without BOM and with LF for CRLF, so that positions are the same on every system. */
export function readText(file: string): string {
	return decodeText(readFileSync(file));
}

/** Decodes bytes. UTF-16 with a byte order mark is understood too, because old Windows editors write it. */
function decodeText(bytes: Uint8Array): string {
	const [first, second] = bytes;
	const isLittle = first === 0xff && second === 0xfe;
	const isBig = first === 0xfe && second === 0xff;
	const wide = isLittle ? "utf-16le" : isBig && "utf-16be";
	const text = new TextDecoder(wide || "utf-8").decode(bytes);
	return text.replace(/\r\n?/g, "\n");
}

/** What to do about letters lost because the file was saved in another encoding; undefined when none are lost. */
export function findLostLetter(text: string): { offset: number; message: string } | undefined {
	const offset = text.search(/[\uFFFD\0]/);
	if (offset === -1) return undefined;
	return {
		offset,
		message: "a letter here cannot be read; save the file as UTF-8 and type it again",
	};
}

/** What to do with a file that is named like a text but is not one; undefined for a text. */
export function findNoText(text: string): { offset: number; message: string } | undefined {
	// Word files are archives. Documents and pictures are full of NUL characters, which no text has.
	const isArchive = text.startsWith("PK\u0003\u0004");
	if (!isArchive && text.split("\0").length < 5) return undefined;
	const message = "this is no text but a document or a picture; put its words into a new file";
	return { offset: 0, message };
}

/** Finds that a YAML file has nothing but empty lines and comments. */
export function findEmpty(text: string): { offset: number; message: string } | undefined {
	const isEmpty = text.split("\n").every((line) => /^\s*(?:#|$)/.test(line));
	return isEmpty ? { offset: 0, message: "this file is empty; bring its entries back" } : undefined;
}
