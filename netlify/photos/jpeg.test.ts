import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { drawPhoto } from "../../tests/photo.ts";
import { cleanJpeg } from "./jpeg.ts";

const save = async (picture: Sharp) => Buffer.from(await picture.toBuffer());
const plain = await save(drawPhoto(9).jpeg());
const progressive = await save(drawPhoto(9).jpeg({ progressive: true }));
const printed = await save(drawPhoto(9).toColourspace("cmyk").jpeg());
const noted = drawPhoto(9).withExif({ IFD0: { Copyright: "x" } });
const coloured = await save(noted.withIccProfile("p3").jpeg());
/** Where the part begins that says how large the picture is. */
const frame = plain.indexOf("ffc00011", "hex");

test("baseline, progressive and printers' pictures pass, a colour profile stays and Exif goes", async () => {
	for (const photo of [plain, progressive, printed]) expect(cleanJpeg(photo)).toEqual(photo);
	expect(printed.includes("Adobe")).toBe(true);
	const kept = cleanJpeg(coloured);
	expect([kept?.includes("ICC_PROFILE"), kept?.includes("Exif")]).toEqual([true, false]);
	expect((await sharp(kept).metadata()).hasProfile).toBe(true);
});

test.each([
	["ff00", true],
	["ffd0", true],
	["ffd7", true],
	["ffff00", true],
	["ffcf", false],
])("%s in a picture's data, escaped, a restart or neither, goes with it: %s", (bytes, isData) => {
	const more = [plain.subarray(0, -2), Buffer.from(bytes, "hex"), plain.subarray(-2)];
	expect(cleanJpeg(Buffer.concat(more))).toEqual(isData ? Buffer.concat(more) : undefined);
});

/** A part of a file that is no picture's data. */
function makePart(marker: number, text: string): Buffer {
	const part = Buffer.from([0xff, marker, 0, 0, ...Buffer.from(text, "latin1")]);
	part.writeUInt16BE(text.length + 2, 2);
	return part;
}

test.each([
	["Exif", 0xe1, "Exif\0\0GPS"],
	["IPTC", 0xed, "Photoshop 3.0\x008BIM\x04\x04 Bulli"],
	["what is where a profile may be", 0xe2, "MPF\0 Bulli"],
	["what is where colours may be", 0xee, "Bulli"],
	["the first program's", 0xe0, "JFXX\0 Bulli"],
	["a comment", 0xfe, "taken at home"],
	["nothing in a comment", 0xfe, ""],
])("%s goes, before the picture's data and between its scans", (_what, marker, text) => {
	const note = makePart(marker, text);
	for (const [photo, at] of [
		[plain, 2],
		[progressive, progressive.lastIndexOf(Buffer.from("ffc4", "hex"))],
	] as const) {
		const file = Buffer.concat([photo.subarray(0, at), note, photo.subarray(at)]);
		expect(cleanJpeg(file)).toEqual(cleanJpeg(photo));
	}
});

test("a picture ends at its end marker; one without it, with no picture, with half of what says its size, something between its parts, another beginning, or in more than 1,000 parts is none", () => {
	const end = Buffer.concat([plain, Buffer.from("Exif\0\0 and a trailer")]);
	expect(cleanJpeg(end)).toEqual(plain);
	const insert = (part: Buffer) =>
		Buffer.concat([plain.subarray(0, frame), part, plain.subarray(frame)]);
	for (const none of [
		...[plain.subarray(0, -2), plain.subarray(0, frame + 3), plain.subarray(0, frame + 6)],
		...[makePart(0xc0, "x"), Buffer.from("00db0002", "hex")].map(insert),
		...[Buffer.from("ffd8ffd9", "hex"), Buffer.from(plain).fill("GI", 0, 2)],
	])
		expect(cleanJpeg(none)).toBeUndefined();
	const inParts = (count: number) =>
		cleanJpeg(insert(Buffer.concat(Array(count).fill(makePart(0xdb, "x")))));
	expect([inParts(900) !== undefined, inParts(1000)]).toEqual([true, undefined]);
});

test.each([
	["65535 x 65535 pixels", 0xffff, 0xffff, false],
	["no height", 0, 60, false],
	["25 million pixels", 5000, 5000, true],
	["a line more", 5001, 5000, false],
])("of a picture of %s, taken or not, is judged by its frame", (_what, height, width, isTaken) => {
	const large = Buffer.from(plain);
	large.writeUInt16BE(height, frame + 5);
	large.writeUInt16BE(width, frame + 7);
	expect(cleanJpeg(large) !== undefined).toBe(isTaken);
});
