import { closeSync, openSync, readSync, statSync } from "node:fs";

/** First bytes of possible masters: JPEG, PNG and, after the length of the first box, AVIF under its three names. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG/, /^.{4}ftyp(?:avif|avis|mif1)/s];

/** Whether a file is a picture of one of these formats, by its first bytes. */
export function isPicture(file: string): boolean {
	const start = readBytes(file, 0, 12).toString("latin1");
	return beginnings.some((beginning) => beginning.test(start));
}

function readBytes(file: string, position: number, length: number): Buffer {
	const bytes = Buffer.alloc(length);
	const handle = openSync(file, "r");
	try {
		readSync(handle, bytes, { position });
	} finally {
		closeSync(handle);
	}
	return bytes;
}

/** Bytes from which the end of a picture is read; phones append more data to the picture than a few. */
const tail = 65_536;

/** Whether a JPEG or PNG has its end; copying and uploading can cut it off. */
export function isWhole(file: string): boolean {
	const end = readEnd(file).toString("latin1");
	if (/\.png$/i.test(file)) return end.includes("IEND");
	// Within the picture's data, neither its end mark nor the beginning of more data can occur.
	return !/\.jpe?g$/i.test(file) || end.lastIndexOf("\xff\xd9") > end.lastIndexOf("\xff\xda");
}

function readEnd(file: string): Buffer {
	const { size } = statSync(file);
	return readBytes(file, Math.max(0, size - tail), Math.min(size, tail));
}
