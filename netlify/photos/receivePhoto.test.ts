import sharp from "sharp";
import { v7 } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { passTime } from "../../tests/clock.ts";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { openLocalStore } from "../../tests/localStore.ts";
import { drawPhoto, postPhoto } from "../../tests/photo.ts";
import { formHeaders, postEnquiry } from "../../tests/postEnquiry.ts";
import { storesOf } from "../enquiries/blobs.ts";
import { listEnquiries } from "../enquiries/list.ts";
import photos from "../functions/photos.mts";

const store = await openLocalStore();
const png = await drawPhoto(2).png().toBuffer();
const plain = await drawPhoto(1).jpeg().toBuffer();
let key: string;

beforeEach(async () => {
	key = v7();
	await postEnquiry(goodEnquiry, { headers: formHeaders(key) });
});

const post = (body: Uint8Array, headers?: Record<string, string>, method?: string) =>
	postPhoto(key, body, { headers, method });

const names = () => store.listKeys("photos");

/** A JPEG of so many bytes that differs from all others. */
function padded(size: number, mark: number): Buffer {
	const more = Buffer.alloc(size - plain.length, mark);
	return Buffer.concat([plain.subarray(0, -2), more, plain.subarray(-2)]);
}

describe("a photo that is added to an enquiry", () => {
	test("is stored under the enquiry's key, once", async () => {
		const photo = expect.stringMatching(/^[0-9a-f]{16}-\d+\.jpg$/);
		expect(await post(plain)).toEqual({ status: 201, answer: { count: 1, photo } });
		expect(await post(plain)).toEqual({ status: 201, answer: { count: 1, photo } });
		expect(await names()).toEqual([
			expect.stringMatching(new RegExp(`^${key}/[0-9a-f]{16}-${plain.length}\\.jpg$`)),
		]);
		expect(Buffer.from(await store.readBytes("photos", (await names())[0] ?? ""))).toEqual(plain);
	});

	test("is taken away by who has the key, on the same day and nobody else, also of the enquiry corrected since", async () => {
		await postEnquiry({ ...goodEnquiry, city: "Bulli" }, { headers: formHeaders(key) });
		const { answer } = await post(plain);
		await post(padded(2000, 2));
		const remove = async (photo: string, headers: Record<string, string> = {}) => {
			const request = new Request(`http://localhost/api/photos?photo=${photo}`, {
				method: "DELETE",
				headers: { "idempotency-key": key, ...headers },
			});
			const response = await photos(request, { deploy: {} } as never);
			return [response.status, (await response.json()).count];
		};
		expect(await remove(answer.photo, { "idempotency-key": v7() })).toEqual([404, undefined]);
		const headers = { "sec-fetch-site": "cross-site" };
		expect(await remove(answer.photo, headers)).toEqual([403, undefined]);
		expect(await remove("../x")).toEqual([201, 2]);
		for (let times = 0; times < 2; times++) expect(await remove(answer.photo)).toEqual([201, 1]);
		expect(await names()).toHaveLength(1);
		const { enquiries } = await listEnquiries(storesOf({}));
		expect(enquiries).toMatchObject([{ photos: 1 }, { photos: 1 }]);
		passTime(25 * 3_600_000);
		expect(await remove(answer.photo)).toEqual([404, undefined]);
		expect((await post(padded(2000, 3))).status).toBe(404);
	});

	test.each([
		["is one of four at most", [900_000, 900_000, 900_000, 900_000, 2000], 409],
		["may take the sum to 4 MB", [3_000_000, 1_194_304], 201],
		["may not take the sum over 4 MB", [3_000_000, 1_194_305], 409],
		["may not be larger than 4 MB alone", [4 * 1024 * 1024 + 1], 413],
	])("%s", async (_title, sizes, expected) => {
		const answers: Awaited<ReturnType<typeof post>>[] = [];
		for (const [index, size] of sizes.entries()) answers.push(await post(padded(size, index + 1)));
		const { status, answer } = answers.pop() ?? {};
		expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(201));
		expect(status).toBe(expected);
		if (status === 409) expect(answer.message).toContain("Four photos, 4 MB");
		expect(await names()).toHaveLength(answers.length + (status === 201 ? 1 : 0));
	});

	test.each([
		["a PNG that says it is a JPEG", png],
		["half a header", plain.subarray(0, 10)],
		["nothing", Buffer.alloc(0)],
	])("is refused when it is %s", async (_what, body) => {
		const { status, answer } = await post(body);
		expect([status, answer.message]).toEqual([422, "This is not a photo that we can open."]);
		expect(await names()).toEqual([]);
	});

	test("is stored without what a camera or a browser notes beside it, and is the same picture", async () => {
		const noted = await drawPhoto(3)
			.withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "34/1 25/1 0/1" } })
			.withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Bulli</x:xmpmeta>")
			.jpeg()
			.toBuffer();
		expect(noted.includes("Exif") && noted.includes("Bulli")).toBe(true);
		expect((await post(noted)).status).toBe(201);
		const stored = Buffer.from(await store.readBytes("photos", (await names())[0] ?? ""));
		expect(stored.includes("Exif") || stored.includes("Bulli")).toBe(false);
		expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(noted).raw().toBuffer());
	});

	test.each<[number, Record<string, string>, string?]>([
		[404, { "idempotency-key": v7() }],
		[404, { "idempotency-key": "../../etc" }],
		[415, { "content-type": "image/svg+xml" }],
		[403, { "sec-fetch-site": "cross-site" }],
		[405, {}, "GET"],
	])("is answered %i with %j %s, before it is read", async (expected, headers, method) => {
		expect((await post(plain.subarray(0, 10), headers, method)).status).toBe(expected);
		expect(await names()).toEqual([]);
	});
});
