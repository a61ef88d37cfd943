import { describe, expect, test } from "vitest";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { openLocalStore } from "../../tests/localStore.ts";
import { postEnquiry } from "../../tests/postEnquiry.ts";
import { readJsonPost } from "./requests.ts";

const store = await openLocalStore();

describe("a bad body answers 4xx and stores nothing", () => {
	const phone = "Please enter a valid phone number.";

	test.each([
		["VAL-01 missing name", { name: undefined }, { name: "Required" }],
		["VAL-01 name of blanks", { name: " \u200b " }, { name: "Required" }],
		["VAL-02 bad e-mail", { email: "a@b" }, { email: "Please enter a valid email address." }],
		["VAL-03 7-character phone", { phone: "1234567" }, { phone }],
		["VAL-03 the same beside a sign that nobody sees", { phone: "1234567\u200b" }, { phone }],
		["VAL-05 street", { streetAddress: "" }, { streetAddress: "Street address is required." }],
		["API-10 no list", { interests: "all" }, { interests: "Expected array, received string" }],
	])("%s", async (_, changes, errors) => {
		const { status, answer } = await postEnquiry({ ...goodEnquiry, ...changes });
		expect({ status, errors: answer.errors }).toEqual({ status: 400, errors });
		expect(await store.readAll()).toEqual([]);
	});

	test("BEY-18 a day on which nobody comes, and an answer by text to a landline", async () => {
		const message =
			"Preferred day for the measure: Sunday 29 November 2026.\nPreferred answer: text.";
		const { status, answer } = await postEnquiry({ ...goodEnquiry, message });
		expect([status, Object.keys(answer.errors)]).toEqual([400, ["phone", "day"]]);
		expect(await store.readAll()).toEqual([]);
	});

	test("VAL-12 several fields at once, each in the form's words; the fallback under its own names", async () => {
		const { answer } = await postEnquiry({ name: "" }, { path: "/api/contact.php" });
		expect(answer.errors).toEqual({
			name: "Required",
			email: "Please enter a valid email address.",
			phone: "Please enter a valid phone number.",
			address: "Street address is required.",
		});
	});

	test.each([
		["no JSON", "name=Mei"],
		["cut off", '{"name":"Mei"'],
		["empty", ""],
		["null", "null"],
		["a list", "[]"],
		["deep", `${"[".repeat(15_000)}${"]".repeat(15_000)}`],
		["prototype keys", '{"__proto__":{"name":"x"},"constructor":{"prototype":{"email":"y"}}}'],
	])("API-10 %s", async (_, body) => {
		const { status, answer } = await postEnquiry(body);
		expect(status).toBe(400);
		expect(answer.message).toBeTruthy();
		expect(await store.readAll()).toEqual([]);
	});

	test("VAL-04 CST-01 a phone of exactly 8 characters passes", async () => {
		expect((await postEnquiry({ ...goodEnquiry, phone: "12345678" })).status).toBe(201);
	});
});

describe("requests of the wrong kind", () => {
	test.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])(
		"API-11 %s answers 405 with Allow",
		async (method) => {
			const { status, headers, answer } = await postEnquiry(goodEnquiry, { method });
			expect([status, headers.get("allow")]).toEqual([405, "POST"]);
			expect(answer.message).toBe("This address takes POST only.");
			expect(await store.readAll()).toEqual([]);
		},
	);

	test.each([
		["text/plain", 415],
		["application/x-www-form-urlencoded", 415],
		["multipart/form-data; boundary=x", 415],
		["application/json; charset=utf-16", 415],
		["application/jsonp", 415],
		["", 415],
		["Application/JSON; charset=UTF-8", 201],
		['application/json; charset="utf8"', 201],
		["application/json; version=1", 201],
	])("content type %j answers %i", async (type, expected) => {
		const headers = { "content-type": type };
		const { status, answer } = await postEnquiry(goodEnquiry, { headers });
		expect(status).toBe(expected);
		if (status === 415) expect(answer.message).toBe("Please send application/json in UTF-8.");
		expect(await store.readAll()).toHaveLength(status === 201 ? 1 : 0);
	});

	test("over 32 KB answers 413, also when the header says less", async () => {
		const body = JSON.stringify({ ...goodEnquiry, message: "x".repeat(33_000) });
		expect((await postEnquiry(body)).status).toBe(413);
		expect((await postEnquiry(body, { headers: { "content-length": "10" } })).status).toBe(413);
		expect((await postEnquiry("{}", { headers: { "content-length": "40000" } })).status).toBe(413);
		expect(await store.readAll()).toEqual([]);
	});

	test.each([
		[{ "sec-fetch-site": "same-origin", origin: "http://localhost" }, 201],
		[{ "sec-fetch-site": "none" }, 201],
		[{ origin: "http://localhost" }, 201],
		[{}, 201],
		[{ "sec-fetch-site": "cross-site" }, 403],
		[{ "sec-fetch-site": "same-site" }, 403],
		[{ origin: "https://elsewhere.example" }, 403],
		[{ origin: "null" }, 403],
	])("a request from %j answers %i", async (headers, expected) => {
		const { status } = await postEnquiry(goodEnquiry, {
			headers: headers as Record<string, string>,
		});
		expect(status).toBe(expected);
		expect(await store.readAll()).toHaveLength(status === 201 ? 1 : 0);
	});

	test("the body of a request that is refused is not read", async () => {
		const headers = { "content-type": "text/plain" };
		const request = new Request("http://localhost/", { method: "POST", headers, body: "{}" });
		await expect(readJsonPost(request)).rejects.toThrow("Please send application/json");
		expect(request.bodyUsed).toBe(false);
	});
});
