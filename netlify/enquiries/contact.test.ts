import fc from "fast-check";
import { v7 } from "uuid";
import { describe, expect, test } from "vitest";
import { goodEnquiry, goodSubmission } from "../../tests/goodEnquiry.ts";
import { openLocalStore } from "../../tests/localStore.ts";
import { formHeaders, postEnquiry } from "../../tests/postEnquiry.ts";
import { postForm } from "../../tests/postForm.ts";

const store = await openLocalStore();

describe("a good enquiry", () => {
	test("API-09 ENT-23 ARC-08 is stored with id and time, and answered 201 with a message", async () => {
		const headers = formHeaders(v7());
		const { status, answer } = await postEnquiry(goodEnquiry, { headers });
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
			{ numRuns: 40 },
		);
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
		expect(entry?.suspected).not.toContain("x");
	});
});

describe("one enquiry delivered many times", () => {
	const { streetAddress: address, interests: products, ...rest } = goodEnquiry;
	const fallback = { ...rest, address, products };
	const headers = { "Idempotency-Key": v7() };

	test("API-12 Q14 Q15 the fallback, under its own names, stores the same enquiry; the first call with its key is one record with it", async () => {
		const { status } = await postEnquiry(fallback, { headers, path: "/api/contact.php" });
		expect(status).toBe(201);
		const [first] = await store.readAll();
		expect(first).toMatchObject(goodEnquiry);
		await postEnquiry(goodEnquiry, { headers });
		expect(await store.readAll()).toEqual([first]);
	});

	test("Q15 fifty deliveries at the same moment are one record", async () => {
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, index) =>
				index % 2
					? postEnquiry(goodEnquiry, { headers })
					: postEnquiry(fallback, { headers, path: "/api/contact.php" }),
			),
		);
		expect(answers.every(({ status }) => status === 201)).toBe(true);
		expect(await store.readAll()).toHaveLength(1);
	});

	test("Q15 sent by the plain form, whose answer was lost, and again with script: one record", async () => {
		const { interests, ...texts } = goodEnquiry;
		const plain = [...Object.entries(texts), ...interests.map((name) => ["interests", name])];
		await postForm("http://localhost", plain as [string, string][]);
		await postEnquiry(goodEnquiry, { headers });
		expect(await store.readAll()).toHaveLength(1);
		await postEnquiry({ ...goodEnquiry, message: "And a third window." }, { headers });
		expect(await store.readAll()).toHaveLength(2);
	});

	test("other words under the same key are another enquiry: neither is lost", async () => {
		await postEnquiry(goodEnquiry, { headers });
		await postEnquiry({ ...goodEnquiry, message: "And a third window." }, { headers });
		const messages = (await store.readAll()).map(({ message }) => message);
		expect(messages.sort()).toEqual(["And a third window.", goodEnquiry.message]);
	});
});

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
