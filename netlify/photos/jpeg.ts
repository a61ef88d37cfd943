/**
 * Reads a JPEG as ITU-T T.81, annex B, lays it out: parts that begin with a marker and say how long they are, and the
 * picture's data between them. Every step goes forward, so a file is read once at most.
 */

const signature = Buffer.from([0xff, 0xd8, 0xff]);
/** Parts in a file: a progressive picture has a few dozen, a colour profile up to 255 more. */
const mostParts = 1000;
/** Pixels; our form draws photos with 1600 on the longer side. */
const mostPixels = 25_000_000;

const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Starts of a frame, which says how large the picture is: baseline, extended, progressive. Browsers show no others. */
const frames = [0xc0, 0xc1, 0xc2];
/** Parts for programs (APP0 to APP15, from 0xe0 on) and comments (0xfe), with what no browser reads between them. */
const isNote = (marker: number) => marker >= 0xe0;
/** The notes that a picture's colours need: by marker, how they begin. */
const colours = new Map([
	[0xe2, "ICC_PROFILE\0"],
	[0xee, "Adobe"],
]);

/**
 * A JPEG up to its end marker, without what is noted beside the picture: Exif, XMP, IPTC, thumbnails, comments.
 * @returns undefined when it is none, is cut off, or has more than 25 million pixels
 */
export function cleanJpeg(file: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | undefined {
	if (!file.subarray(0, 3).equals(signature)) return;
	const kept = [file.subarray(0, 2)];
	let pixels = 0;
	let at = 2;
	for (let parts = 0; parts < mostParts; parts++) {
		const marker = file[at + 1];
		if (file[at] !== 0xff || marker === undefined) return;
		if (marker === endOfImage) {
			return pixels ? Buffer.concat([...kept, file.subarray(at, at + 2)]) : undefined;
		}
		const length = at + 4 > file.length ? 0 : file.readUInt16BE(at + 2);
		const part = file.subarray(at, at + 2 + length);
		if (length < 2 || part.length !== length + 2) return;
		if (frames.includes(marker)) {
			if (length < 8) return;
			pixels = part.readUInt16BE(5) * part.readUInt16BE(7);
			if (!pixels || pixels > mostPixels) return;
		}
		if (!isNote(marker) || isColour(marker, part)) kept.push(part);
		at += part.length;
		if (marker === startOfScan) {
			const end = findMarker(file, at);
			kept.push(file.subarray(at, end));
			at = end;
		}
	}
}

function isColour(marker: number, part: Buffer): boolean {
	const start = colours.get(marker);
	return start !== undefined && part.toString("latin1", 4, 4 + start.length) === start;
}

/** Where a picture's data ends: at the next marker that is neither an escaped byte nor a restart (0xd0 to 0xd7). */
function findMarker(file: Buffer, from: number): number {
	for (let at = from; at < file.length; at++) {
		if (file[at] === 0xff && !isData(file[at + 1])) return at;
	}
	return file.length;
}

function isData(next = 0): boolean {
	return next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
}
