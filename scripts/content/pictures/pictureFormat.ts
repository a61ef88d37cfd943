import { closeSync, openSync, readSync, statSync } from "node:fs";

/** A format that a master may have. */
interface Format {
	/** What messages call such a file. */
	what: string;
	endings: readonly string[];
	/** Its first bytes; an AVIF has one of three names after the length of the first box. */
	beginning: RegExp;
}

const formats: Format[] = [
	{ what: "a JPEG", endings: [".jpg", ".jpeg"], beginning: /^\xff\xd8\xff/ },
	{ what: "a PNG", endings: [".png"], beginning: /^\x89PNG/ },
	{ what: "an AVIF", endings: [".avif"], beginning: /^.{4}ftyp(?:avif|avis|mif1)/s },
];

/** The format of a picture by its first bytes, whatever its name says; undefined when it has none of these. */
export function readFormat(file: string): Format | undefined {
	const start = readBytes(file, 0, 12).toString("latin1");
	return formats.find(({ beginning }) => beginning.test(start));
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
