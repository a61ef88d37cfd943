import { closeSync, openSync, readSync } from "node:fs";

/** First bytes of possible masters: JPEG, PNG and, after the length of the first box, AVIF under its three names. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG/, /^.{4}ftyp(?:avif|avis|mif1)/s];

/** Whether a file is a picture of one of these formats, by its first bytes. */
export function isPicture(file: string): boolean {
	const bytes = Buffer.alloc(12);
	const handle = openSync(file, "r");
	try {
		readSync(handle, bytes);
	} finally {
		closeSync(handle);
	}
	return beginnings.some((beginning) => beginning.test(bytes.toString("latin1")));
}
