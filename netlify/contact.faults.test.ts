import { v7 } from "uuid";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Fault, openLocalStore } from "../tests/localStore.ts";
import { readPhone } from "./contactPhone.ts";
import contact from "./functions/contact.mts";

const enquiry = {
	name: "Mei O’Connor",
	email: "mei@example.com",
	phone: "02 5550 0199",
	streetAddress: "12 Cliff Road",
};
const key = v7();
/** Milliseconds that the library waits before each of its five retries. */
const libraryPause = 5000;
const store = await openLocalStore();
let log: string[] = [];

beforeEach(() => {
	log = [];
	vi.spyOn(console, "error").mockImplementation((line) => void log.push(String(line)));
});

async function post(): Promise<{ status: number; text: string }> {
	const response = await contact(
		new Request("http://localhost/api/contact", {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"Idempotency-Key": key,
			},
			body: JSON.stringify(enquiry),
		}),
		{ ip: "127.0.0.1", deploy: {} } as never,
	);
	return { status: response.status, text: await response.text() };
}

describe.each<[Fault, string[], number]>([
	["fails before", ["GET", "PUT"], 0],
	["fails before", ["PUT"], 0],
	["breaks off", ["PUT"], 0],
	["fails after", ["PUT"], 1],
	["full", ["PUT"], 0],
])("the store %s on %j", (fault, methods, kept) => {
	test("answers 503 with the phone number before the library would try again, gives nothing away, and the next try stores it once", async () => {
		store.setFault(fault, methods);
		const started = Date.now();
		const { status, text } = await post();
		expect(status).toBe(503);
		expect(JSON.parse(text).message).toContain(await readPhone());
		expect(Date.now() - started).toBeLessThan(libraryPause);
		expect(await store.readAll()).toHaveLength(kept);
		expect((await post()).status).toBe(201);
		expect(await store.readAll()).toHaveLength(1);

		expect(text).not.toMatch(/at .+:\d+|node_modules|Error|localhost/);
		const [line, ...others] = log.map((entry) => JSON.parse(entry));
		expect(others).toEqual([]);
		expect(line).toEqual({
			event: "not stored",
			id: expect.stringMatching(new RegExp(`^${key}-[0-9a-f]{12}$`)),
			cause: expect.stringContaining("store failed"),
		});
		for (const personal of Object.values(enquiry)) expect(log.join()).not.toContain(personal);
	}, 20_000);
});

test("a store that fails once is asked again before the visitor is told", async () => {
	store.setFault("fails before", ["PUT"]);
	setTimeout(() => store.setFault("none"), 50);
	expect((await post()).status).toBe(201);
	expect(await store.readAll()).toHaveLength(1);
});

test("a place that holds half a record is written anew", async () => {
	await post();
	const [{ id } = {}] = await store.readAll();
	await store.write(String(id), '{"id":"half');
	expect((await post()).status).toBe(201);
	expect((await store.readAll())[0]).toMatchObject(enquiry);
});
