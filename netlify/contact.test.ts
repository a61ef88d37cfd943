import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goodSubmission } from "../tests/goodSubmission.ts";
import { openLocalStore } from "../tests/localStore.ts";
import { goodEnquiry, postEnquiry } from "../tests/postEnquiry.ts";

const store = await openLocalStore();

describe("a good enquiry", () => {
	test("API-09 ENT-23 ARC-08 is stored with id and time, and answered 201 with a message", async () => {
		const { status, answer } = await postEnquiry(goodEnquiry);
		expect(status).toBe(201);
		expect(answer.message).toBe("Thank you for your message. We'll be in touch shortly!");
		const [entry, ...others] = await store.readAll();
		expect(others).toEqual([]);
		expect(entry).toMatchObject({ ...goodEnquiry, suspected: [] });
		expect(entry?.id).toMatch(/^[0-9a-f-]{36}-[0-9a-f]{12}$/);
		expect(Date.now() - Date.parse(String(entry?.submittedAt))).toBeLessThan(10_000);
	});

	test("VAL-06 VAL-07 needs neither city, state, postcode, message nor interests", async () => {
		const { name, email, phone, streetAddress } = goodEnquiry;
		expect((await postEnquiry({ name, email, phone, streetAddress })).status).toBe(201);
		const [entry] = await store.readAll();
		expect(entry).toMatchObject({ city: "", state: "", postcode: "", message: "", interests: [] });
	});

	test("VAL-12 any that keeps the rules is stored word for word, by either address, once", async () => {
		await fc.assert(
			fc.asyncProperty(
				goodSubmission,
				fc.uuid({ version: 7 }),
				fc.boolean(),
				async (sent, key, php) => {
					const headers = { "Idempotency-Key": key };
					const { streetAddress: address, interests: products, ...rest } = sent;
					const path = "/api/contact.php";
					await postEnquiry(sent, { headers });
					if (php) await postEnquiry({ ...rest, address, products }, { headers, path });
					const [entry, ...others] = await store.readAll();
					expect(others).toEqual([]);
					expect(entry).toMatchObject(sent);
					await store.empty();
				},
			),
			{ numRuns: 100 },
		);
	});

	test("keeps Unicode and drops control characters", async () => {
		await postEnquiry({
			...goodEnquiry,
			name: "Zoë \u0000\u001b[31m 王小明 👩‍🔧",
			message: "a\u0007b\r\nc\td",
		});
		const [entry] = await store.readAll();
		expect(entry).toMatchObject({ name: "Zoë  [31m 王小明 👩‍🔧", message: "ab\nc\td" });
	});

	test("stores nothing that the form does not ask for", async () => {
		await postEnquiry({
			...goodEnquiry,
			id: "mine",
			submittedAt: "2001-01-01",
			suspected: ["x"],
			admin: true,
		});
		const [entry] = await store.readAll();
		expect(entry).not.toHaveProperty("admin");
		expect(entry?.id).not.toBe("mine");
		expect(entry?.suspected).toEqual([]);
	});
});

describe("robots", () => {
	test("a filled trap and a form filled in under 1.5 s mark the enquiry, and it is kept", async () => {
		await postEnquiry(goodEnquiry, { headers: { "Form-Check": "open=300, trap=filled" } });
		const [entry] = await store.readAll();
		expect(entry?.suspected).toEqual(["trap field filled", "filled in too fast"]);
	});

	test("a person's time marks nothing", async () => {
		await postEnquiry(goodEnquiry, { headers: { "Form-Check": "open=42000" } });
		expect((await store.readAll())[0]?.suspected).toEqual([]);
	});
});

describe("privacy", () => {
	test("every answer is kept from caches and carries the security headers", async () => {
		for (const { headers } of [
			await postEnquiry(goodEnquiry),
			await postEnquiry("{}"),
			await postEnquiry("", { method: "GET" }),
		]) {
			expect(headers.get("cache-control")).toBe("no-store");
			expect(headers.get("content-security-policy")).toContain("default-src 'none'");
			expect(headers.get("x-content-type-options")).toBe("nosniff");
		}
	});
});
