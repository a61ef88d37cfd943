import { v7 } from "uuid";
import { describe, expect, test, vi } from "vitest";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { openLocalStore } from "../../tests/localStore.ts";
import { formHeaders, postEnquiry } from "../../tests/postEnquiry.ts";
import { postForm } from "../../tests/postForm.ts";

const store = await openLocalStore();

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
	const headers = { "Idempotency-Key": v7() };
	const post = () => postEnquiry(goodEnquiry, { headers });
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
