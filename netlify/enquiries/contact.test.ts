import { v7 } from "uuid";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hurry, hurryPauses } from "../../tests/clock.ts";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { type Fault, openLocalStore } from "../../tests/localStore.ts";
import { formHeaders, postEnquiry } from "../../tests/postEnquiry.ts";
import { postForm } from "../../tests/postForm.ts";
import { readSiteDetails } from "../site.ts";

const key = v7();
/** Milliseconds that the library waits before each of its five retries. */
const libraryPause = 5000;
const store = await openLocalStore();
hurryPauses();
let log: string[] = [];

beforeEach(() => {
	log = [];
	vi.spyOn(console, "error").mockImplementation((line) => void log.push(String(line)));
});

const headers = { "Idempotency-Key": key };
const post = () => postEnquiry(goodEnquiry, { headers });

test("API-09 ENT-23 ARC-08 VAL-12 a good enquiry is stored word for word with id and time and nothing else, and answered 201", async () => {
	const words = {
		...goodEnquiry,
		name: "王小明 👩‍🔧 Zoe\u0308",
		message: "“Zwei” Fenster,\n\tnach Westen <3 می\u200Cخواهم",
	};
	const more = { id: "mine", submittedAt: "2001-01-01", suspected: ["x"], admin: true };
	const headers = {
		...formHeaders(v7()),
		"X-Forwarded-For": "192.0.2.7",
		"X-Nf-Client-Connection-Ip": "192.0.2.7",
		"User-Agent": "Browser of Mei",
		Referer: "http://localhost/contact",
	};
	const { status, answer } = await postEnquiry({ ...words, ...more }, { headers });
	expect([status, answer.message]).toEqual([
		201,
		"Thank you for your message. We'll be in touch shortly!",
	]);
	const [{ id, submittedAt, ...kept } = {}, ...others] = await store.readAll();
	expect(others).toEqual([]);
	expect(kept).toEqual({ ...words, suspected: [] });
	expect(id).toMatch(/^[0-9a-f-]{36}-[0-9a-f]{12}$/);
	expect(Math.abs(Date.now() - Date.parse(String(submittedAt)))).toBeLessThan(10_000);
});

test("VAL-06 VAL-07 neither city, state, postcode, message nor interests is needed", async () => {
	const { name, email, phone, streetAddress } = goodEnquiry;
	expect((await postEnquiry({ name, email, phone, streetAddress })).status).toBe(201);
	const [entry] = await store.readAll();
	expect(entry).toMatchObject({ city: "", state: "", postcode: "", message: "", interests: [] });
});

describe("one enquiry delivered many times", () => {
	const { streetAddress: address, interests: products, ...rest } = goodEnquiry;
	const postFallback = () =>
		postEnquiry({ ...rest, address, products }, { headers, path: "/api/contact.php" });
	const postOther = () =>
		postEnquiry({ ...goodEnquiry, message: "And a third window." }, { headers });

	test("API-12 Q14 Q15 the fallback, under its own names, stores the same enquiry; the first call with its key is one record with it", async () => {
		expect((await postFallback()).status).toBe(201);
		const [first] = await store.readAll();
		expect(first).toMatchObject(goodEnquiry);
		await post();
		expect(await store.readAll()).toEqual([first]);
	});

	test("Q15 sent by the plain form, whose answer was lost, and again with script in the next hour: one record; other words are another", async () => {
		const { interests, ...texts } = goodEnquiry;
		const plain = [...Object.entries(texts), ...interests.map((name) => ["interests", name])];
		vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 9, 59) });
		await postForm("http://localhost", plain as [string, string][]);
		vi.setSystemTime(Date.UTC(2026, 10, 21, 10, 1));
		await post();
		expect(await store.readAll()).toHaveLength(1);
		await postOther();
		const messages = (await store.readAll()).map(({ message }) => message);
		expect(messages.sort()).toEqual(["And a third window.", goodEnquiry.message]);
	});
});

test.each<[Fault, string[], number]>([
	["fails before", ["GET", "PUT"], 0],
	["fails before", ["PUT"], 0],
	["fails after", ["PUT"], 1],
])(
	"a store that %s %j is answered 503 with the phone number before the library would try again, with nothing given away, and the next try stores the enquiry once",
	async (fault, methods, kept) => {
		store.setFault(fault, methods);
		const started = Date.now();
		const { status, headers, answer } = await post();
		expect(Date.now() - started).toBeLessThan(libraryPause);
		expect([status, headers.get("retry-after")]).toEqual([503, "30"]);
		expect(answer.message).toContain((await readSiteDetails()).phone);
		expect(await store.readAll()).toHaveLength(kept);
		expect((await post()).status).toBe(201);
		expect(await store.readAll()).toHaveLength(1);

		expect(JSON.stringify(answer)).not.toMatch(/at .+:\d+|node_modules|Error|localhost/);
		const [line, ...others] = log.map((entry) => JSON.parse(entry));
		expect(others).toEqual([]);
		expect(line).toEqual({
			event: "not stored",
			id: expect.stringMatching(new RegExp(`^${key}-[0-9a-f]{12}$`)),
			cause: expect.stringContaining("store failed"),
		});
		for (const name of ["name", "email", "phone", "streetAddress"] as const)
			expect(log.join()).not.toContain(goodEnquiry[name]);
	},
);

test("a place that holds half a record is written anew", async () => {
	await post();
	const [{ id } = {}] = await store.readAll();
	await store.write(String(id), '{"id":"half');
	expect((await post()).status).toBe(201);
	expect((await store.readAll())[0]).toMatchObject(goodEnquiry);
});

test("a store that hangs is answered 503 with the phone number after 15 s, and the next try stores the enquiry once", async () => {
	hurry(15, { from: 5001 });
	store.setFault("hangs");
	const { status, answer } = await post();
	expect(status).toBe(503);
	expect(answer.message).toContain((await readSiteDetails()).phone);
	expect(await store.readAll()).toEqual([]);
	vi.mocked(setTimeout).mockRestore();
	expect((await post()).status).toBe(201);
	expect(await store.readAll()).toHaveLength(1);
});

test("a write that comes through after the visitor was told is whole, and is not stored again", async () => {
	hurry(15, { from: 5001 });
	store.setFault("answers late", ["PUT"]);
	expect((await post()).status).toBe(503);
	vi.mocked(setTimeout).mockRestore();
	const stored = await vi.waitUntil(async () => (await store.readAll())[0], 5000);
	expect(stored).toMatchObject(goodEnquiry);
	expect((await post()).status).toBe(201);
	expect(await store.readAll()).toEqual([stored]);
});
