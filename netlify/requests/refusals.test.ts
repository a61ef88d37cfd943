import { describe, expect, test } from "vitest";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { openLocalStore } from "../../tests/localStore.ts";
import { postEnquiry } from "../../tests/postEnquiry.ts";
import { readForm } from "./requests.ts";

const store = await openLocalStore();

/**
 * Posts. @returns the answer, once it is sure that only what was answered 201 is stored, and that no cache keeps the
 * answer and no browser takes it for a page
 */
async function post(...call: Parameters<typeof postEnquiry>) {
	const answered = await postEnquiry(...call);
	expect(Object.fromEntries(answered.headers)).toMatchObject({
		"cache-control": "no-store",
		"content-security-policy": expect.stringContaining("default-src 'none'"),
		"x-content-type-options": "nosniff",
	});
	expect(await store.readAll()).toHaveLength(answered.status === 201 ? 1 : 0);
	return answered;
}

describe("a bad body answers 4xx and stores nothing", () => {
	const phone = "Please enter a valid phone number.";
	const noDay = "Preferred day for the measure: 2026-02-30.";
	const advice = expect.stringMatching(/^(Please|A text needs)/);

	test.each([
		["VAL-01 name of blanks", { name: " \u200b " }, { name: "Required" }],
		["VAL-03 7-character phone", { phone: "1234567" }, { phone }],
		["API-10 no list", { interests: "all" }, { interests: "Expected array, received string" }],
		["BEY-18 no such day", { message: noDay }, { day: advice }],
		[
			"BEY-18 a text to a landline",
			{ message: "Preferred answer: text.", phone: "+61 (0)2 5550 0199" },
			{ phone: advice },
		],
	])("%s", async (_, changes, errors) => {
		const { status, answer } = await post({ ...goodEnquiry, ...changes });
		expect({ status, errors: answer.errors }).toEqual({ status: 400, errors });
	});

	test("VAL-01 VAL-02 VAL-05 VAL-12 several fields at once, each in the form's words; the fallback under its own names", async () => {
		const { answer } = await post({ name: "" }, { path: "/api/contact.php" });
		expect(answer.errors).toEqual({
			name: "Required",
			email: "Please enter a valid email address.",
			phone,
			address: "Street address is required.",
		});
	});

	test.each([
		["nothing", ""],
		["null", "null"],
		["the beginning of 32,000 lists", "[".repeat(32_000)],
	])("API-10 %s", async (_what, body) => {
		for (const path of ["/api/contact", "/api/contact.php", "/api/newsletter"]) {
			const { status, answer } = await post(body, { path });
			expect(status).toBe(400);
			expect(answer.message).toBeTruthy();
		}
	});
});

describe("requests of the wrong kind", () => {
	const json = "application/json";

	test.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])(
		"API-11 %s answers 405 with Allow",
		async (method) => {
			const { status, headers, answer } = await post(goodEnquiry, { method });
			expect([status, headers.get("allow")]).toEqual([405, "POST"]);
			expect(answer.message).toBe("This address takes POST only.");
		},
	);

	test.each<[Record<string, string>, number]>([
		[{ "content-type": "text/plain" }, 415],
		[{ "content-type": "application/x-www-form-urlencoded" }, 415],
		[{ "content-type": "Application/JSON; charset=UTF-8" }, 201],
		[{ "sec-fetch-site": "same-origin", origin: "http://localhost" }, 201],
		[{ "sec-fetch-site": "none" }, 201],
		[{ origin: "http://localhost" }, 201],
		[{ "sec-fetch-site": "cross-site" }, 403],
		[{ "sec-fetch-site": "same-site" }, 403],
		[{ origin: "https://elsewhere.example" }, 403],
		[{ origin: "null" }, 403],
	])("a request with %j answers %i", async (headers, expected) => {
		const { status, headers: answered, answer } = await post(goodEnquiry, { headers });
		expect([status, answered.get("accept")]).toEqual([expected, expected === 415 ? json : null]);
		if (status === 415) expect(answer.message).toBe(`Please send ${json} in UTF-8.`);
	});

	test("32 KB pass; a byte more answers 413, whatever the header says", async () => {
		const words = JSON.stringify(goodEnquiry);
		const full = words + " ".repeat(32 * 1024 - Buffer.byteLength(words));
		const body = `${full} `;
		const { status, answer } = await post(body);
		expect([status, answer.message]).toEqual([413, expect.stringContaining("(32 KB)")]);
		expect((await post(body, { headers: { "content-length": "10" } })).status).toBe(413);
		expect((await post(full)).status).toBe(201);
	});

	test("VAL-12 a plain form may hold the longest message in any script", async () => {
		const message = "\u738B".repeat(5000);
		const sent = { method: "POST", body: new URLSearchParams({ message }) };
		const read = await readForm(new Request("http://localhost/", sent));
		expect(read.get("message")).toBe(message);
	});
});
