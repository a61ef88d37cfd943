import { v7 } from "uuid";
import { describe, expect, test } from "vitest";
import { openLocalStore } from "../tests/localStore.ts";
import { goodEnquiry, postEnquiry } from "../tests/postEnquiry.ts";
import { postForm } from "../tests/postForm.ts";

const key = v7();
const store = await openLocalStore();

describe("one enquiry delivered many times", () => {
	const { streetAddress: address, interests: products, ...rest } = goodEnquiry;
	const fallback = { ...rest, address, products };
	const headers = { "Idempotency-Key": key };

	test("Q15 the first call and the fallback with one key are one record", async () => {
		await postEnquiry(goodEnquiry, { headers });
		const [first] = await store.readAll();
		await postEnquiry(fallback, { headers, path: "/api/contact.php" });
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

	test.each([
		["a UUID of version 4", "3f0f7c1e-6f0d-4f3e-9d53-0d5e0c7f1a11"],
		["no UUID at all", "enquiry 7 / ../../etc"],
		["a UUID that claims another century", "ffffffff-ffff-7fff-bfff-ffffffffffff"],
	])("a key that is %s keeps its identity", async (_, odd) => {
		await postEnquiry(goodEnquiry, { headers: { "Idempotency-Key": odd } });
		await postEnquiry(goodEnquiry, { headers: { "Idempotency-Key": odd } });
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

	test("without a key the sender means two enquiries", async () => {
		await postEnquiry(goodEnquiry);
		await postEnquiry(goodEnquiry);
		expect(await store.readAll()).toHaveLength(2);
	});
});
