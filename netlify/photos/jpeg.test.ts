import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cleanJpeg } from "./jpeg.ts";

/** Of each kind of input; `FUZZ_RUNS=100000 npx vitest run --project unit jpeg` tries more. */
const runs = Number(process.env.FUZZ_RUNS) || 2000;
/** Milliseconds and bytes that reading one may take. */
const longest = 50;
const most = 20_000_000;

/** Milliseconds, of three tries the quickest: what machine and engine do meanwhile is not the reader's. */
function timeOf(work: () => unknown): number {
	const times = [1, 2, 3].map(() => {
		const started = performance.now();
		work();
		return performance.now() - started;
	});
	return Math.min(...times);
}

const draw = () =>
	sharp({ create: { width: 60, height: 40, channels: 3, background: { r: 9, g: 90, b: 200 } } });
const photos = await Promise.all([
	draw().jpeg().toBuffer(),
	draw().jpeg({ progressive: true }).toBuffer(),
	draw()
		.withIccProfile("p3")
		.withExif({ IFD0: { Copyright: "x" } })
		.jpeg()
		.toBuffer(),
]);
const [plain = Buffer.alloc(0), progressive, coloured] = photos.map((photo) => Buffer.from(photo));

/** A photo with bytes replaced, taken out, repeated or cut off. */
const mutated = fc
	.tuple(
		fc.constantFrom(...photos),
		fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.nat(3), fc.nat(40)), {
			minLength: 1,
			maxLength: 6,
		}),
	)
	.map(([photo, changes]) => {
		let bytes = Buffer.from(photo);
		for (const [place, byte, kind, length] of changes) {
			const at = place % Math.max(1, bytes.length);
			if (kind === 0) bytes[at] = byte;
			else if (kind === 1)
				bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
			else if (kind === 2)
				bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
			else if (byte > 200) bytes = bytes.subarray(0, at);
		}
		return bytes;
	});
const random = fc
	.tuple(fc.boolean(), fc.uint8Array({ maxLength: 3000, size: "max" }))
	.map(([isSigned, bytes]) => Buffer.from(isSigned ? [0xff, 0xd8, 0xff, ...bytes] : bytes));

test.each([
	["mutated photos", mutated],
	["random bodies", random],
])(
	`of ${runs} %s none takes 50 ms or 20 MB, and what is kept is read again unchanged`,
	(name, input) => {
		let [slowest, largest, kept] = [0, 0, 0];
		fc.assert(
			fc.property(input, (bytes) => {
				const before = process.memoryUsage();
				const photo = cleanJpeg(bytes);
				const after = process.memoryUsage();
				slowest = Math.max(
					slowest,
					timeOf(() => cleanJpeg(bytes)),
				);
				const used = (memory: NodeJS.MemoryUsage) => memory.heapUsed + memory.external;
				largest = Math.max(largest, used(after) - used(before));
				if (!photo) return;
				kept++;
				expect(cleanJpeg(photo)).toEqual(photo);
			}),
			{ numRuns: runs, seed: 48 },
		);
		if (process.env.FUZZ_RUNS)
			console.log(
				`${runs} ${name}: ${kept} kept, at most ${slowest.toFixed(2)} ms, ${largest} bytes`,
			);
		expect(slowest).toBeLessThan(longest);
		expect(largest).toBeLessThan(most);
		if (name === "mutated photos") expect(kept).toBeGreaterThan(runs / 100);
	},
);

test.each(["ff00", "ffd0", "ff", "ffe00002", "ffda0002", "00"])(
	"4 MB of %s are read in a moment",
	(filler) => {
		const body = Buffer.concat([
			plain.subarray(0, -2),
			Buffer.alloc(4 * 1024 * 1024, filler, "hex"),
		]);
		expect(timeOf(() => cleanJpeg(body))).toBeLessThan(longest);
	},
);

test("baseline and progressive pictures pass, a colour profile stays and Exif goes", async () => {
	for (const photo of [plain, progressive])
		expect(cleanJpeg(photo as Buffer<ArrayBuffer>)).toEqual(photo);
	const kept = cleanJpeg(coloured as Buffer<ArrayBuffer>);
	expect(kept?.includes("ICC_PROFILE")).toBe(true);
	expect(kept?.includes("Exif")).toBe(false);
	expect((await sharp(kept).metadata()).hasProfile).toBe(true);
});

test.each([
	["Exif", 0xe1, "Exif\0\0GPS"],
	["XMP", 0xe1, "http://ns.adobe.com/xap/1.0/\0<x/>"],
	["IPTC", 0xed, "Photoshop 3.0\x008BIM\x04\x04 Bulli"],
	["a comment", 0xfe, "taken at home"],
])("%s goes, before the picture's data and between its scans", (_what, marker, text) => {
	const part = Buffer.alloc(4, Buffer.from([0xff, marker]));
	part.writeUInt16BE(text.length + 2, 2);
	const note = Buffer.concat([part, Buffer.from(text, "latin1")]);
	for (const [photo, at] of [
		[plain, 2],
		[progressive, progressive?.lastIndexOf(Buffer.from("ffc4", "hex"))],
	] as const) {
		const noted = Buffer.concat([
			photo?.subarray(0, at) ?? note,
			note,
			photo?.subarray(at) ?? note,
		]);
		expect(cleanJpeg(noted)).toEqual(photo);
	}
});

test("a picture ends at its end marker, and one without it is none", () => {
	const end = Buffer.concat([plain, Buffer.from("Exif\0\0 and a trailer")]);
	expect(cleanJpeg(end)).toEqual(plain);
	expect(cleanJpeg(plain.subarray(0, -2))).toBeUndefined();
});

test.each([
	["65535 x 65535 pixels", 0xffff, 0xffff],
	["no height", 0, 60],
])("a picture of %s is none", (_what, height, width) => {
	const large = Buffer.from(plain);
	const frame = large.indexOf("ffc00011", "hex");
	large.writeUInt16BE(height, frame + 5);
	large.writeUInt16BE(width, frame + 7);
	expect(cleanJpeg(large)).toBeUndefined();
});
