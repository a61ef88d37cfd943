import { v7 } from "uuid";
import { beforeAll, expect, test, vi } from "vitest";
import { openLocalStore } from "../tests/localStore.ts";
import { goodEnquiry, postEnquiry } from "../tests/postEnquiry.ts";
import { readPhone } from "./contactPhone.ts";

const store = await openLocalStore();

beforeAll(() => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const send = (key: string) => postEnquiry(goodEnquiry, { headers: { "Idempotency-Key": key } });

test("a store that hangs: 503 with the phone number after 15 s, and the next try stores the enquiry once", async () => {
	const key = v7();
	store.setFault("hangs");
	const started = Date.now();
	const { status, answer } = await send(key);
	expect(status).toBe(503);
	expect(answer.message).toContain(await readPhone());
	expect(Date.now() - started).toBeLessThan(20_000);
	expect(await store.readAll()).toEqual([]);
	expect((await send(key)).status).toBe(201);
	expect(await store.readAll()).toHaveLength(1);
}, 40_000);

test("a write that comes through after the visitor was told is whole, and is not stored again", async () => {
	const key = v7();
	store.setFault("answers late", ["PUT"]);
	expect((await send(key)).status).toBe(503);
	await new Promise((resolve) => setTimeout(resolve, 1000));
	const [stored, ...others] = await store.readAll();
	expect(stored).toMatchObject(goodEnquiry);
	expect(others).toEqual([]);
	expect((await send(key)).status).toBe(201);
	expect(await store.readAll()).toEqual([stored]);
}, 40_000);
