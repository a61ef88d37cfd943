import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** The file of a typeface in its package, with all weights. */
export function fontFile(name: string): string {
	return `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
}

/** The characters that a typeface has, as code points: its table `cmap` (OpenType 1.9, formats 4 and 12). */
export function readLetters(name: string): Set<number> {
	const cmap = readTable(readFileSync(fontFile(name)), 0);
	const letters = new Set<number>();
	const add = (from: number, to: number) => {
		for (let code = from; code <= to; code++) letters.add(code);
	};
	for (let record = 0; record < cmap.readUInt16BE(2); record++) {
		const part = cmap.subarray(cmap.readUInt32BE(8 + 8 * record));
		const format = part.readUInt16BE(0);
		if (format === 12)
			for (let group = 0; group < part.readUInt32BE(12); group++)
				add(part.readUInt32BE(16 + 12 * group), part.readUInt32BE(20 + 12 * group));
		// The starts of all ranges stand after the ends; the last range is no character.
		const size = format === 4 ? part.readUInt16BE(6) : 2;
		for (let at = 0; at < size - 2; at += 2)
			add(part.readUInt16BE(16 + size + at), part.readUInt16BE(14 + at));
	}
	return letters;
}

/** Tables that may be stored in another form, with their length in it (https://www.w3.org/TR/WOFF2/#table_dir_format). */
const glyphTables = [10, 11];

/** A table of a WOFF2 file, by its number among the known ones. */
function readTable(font: Buffer, wanted: number): Buffer {
	let at = 48;
	let start = 0;
	let found: [start: number, end: number] = [0, 0];
	for (let table = 0; table < font.readUInt16BE(12); table++) {
		const flags = font.readUInt8(at);
		const number = flags % 64;
		at += number === 63 ? 5 : 1;
		const readLength = () => {
			let length = 0;
			for (let byte = 128; byte >= 128; at++) {
				byte = font.readUInt8(at);
				length = length * 128 + (byte % 128);
			}
			return length;
		};
		let length = readLength();
		const isPlain = flags >> 6 === (glyphTables.includes(number) ? 3 : 0);
		if (!isPlain) length = readLength();
		if (number === wanted) found = [start, start + length];
		start += length;
	}
	return brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20))).subarray(...found);
}
