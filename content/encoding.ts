import { readFileSync } from "node:fs";

/** Reads a file as text: BOM removed, CRLF made LF, so that positions are the same on every system. */
export function readText(file: string): string {
	return decodeText(readFileSync(file));
}

/** Bytes as text. UTF-16 with its byte order mark is understood too: old Windows editors write it. */
function decodeText(bytes: Uint8Array): string {
	const [first, second] = bytes;
	const wide = first === 0xff && second === 0xfe ? "utf-16le" : undefined;
	const text = new TextDecoder(wide ?? "utf-8").decode(bytes);
	return text.replace(/\r\n?/g, "\n");
}

/** What to do about letters that were lost because the file was saved in another encoding, or undefined. */
export function findLostLetter(text: string): { offset: number; message: string } | undefined {
	const offset = text.search(/[\uFFFD\0]/);
	if (offset === -1) return undefined;
	return {
		offset,
		message: "a letter here cannot be read; save the file as UTF-8 and type it again",
	};
}
