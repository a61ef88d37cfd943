import { v7 } from "uuid";
import { beforeEach, expect, test, vi } from "vitest";
import { hurry, hurryPauses } from "../../tests/clock.ts";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { type Fault, openLocalStore } from "../../tests/localStore.ts";
import { postEnquiry } from "../../tests/postEnquiry.ts";
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

const post = () => postEnquiry(goodEnquiry, { headers: { "Idempotency-Key": key } });

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
