import { describe, expect, test, vi } from "vitest";
import { openLocalStore } from "../tests/localStore.ts";
import { goodEnquiry, postEnquiry } from "../tests/postEnquiry.ts";

const store = await openLocalStore();

describe("a bad body answers 4xx and stores nothing", () => {
	test.each([
		["VAL-01 missing name", { ...goodEnquiry, name: undefined }, { name: "Required" }],
		["VAL-01 name of blanks", { ...goodEnquiry, name: " \u200b " }, { name: "Required" }],
		[
			"VAL-02 bad e-mail",
			{ ...goodEnquiry, email: "a@b" },
			{ email: "Please enter a valid email address." },
		],
		[
			"VAL-03 7-character phone",
			{ ...goodEnquiry, phone: "1234567" },
			{ phone: "Please enter a valid phone number." },
		],
		[
			"VAL-03 7-character phone beside a character that nobody sees",
			{ ...goodEnquiry, phone: "1234567\u200b" },
			{ phone: "Please enter a valid phone number." },
		],
		[
			"VAL-05 empty street",
			{ ...goodEnquiry, streetAddress: "" },
			{ streetAddress: "Street address is required." },
		],
		[
			"API-10 interests not a list",
			{ ...goodEnquiry, interests: "all" },
			{ interests: "Expected array, received string" },
		],
	])("%s", async (_, body, errors) => {
		const { status, answer } = await postEnquiry(body);
		expect({ status, errors: answer.errors }).toEqual({ status: 400, errors });
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

	test("a field of 30,000 characters is refused for its length, before any pattern runs over it", async () => {
		const { status, answer } = await postEnquiry({ ...goodEnquiry, email: "a".repeat(30_000) });
		expect(status).toBe(400);
		expect(answer.errors).toEqual({ email: "Please keep this to 200 characters." });
	});
});

describe("requests of the wrong kind", () => {
	test.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])(
		"API-11 %s answers 405 with Allow",
		async (method) => {
			const { status, headers } = await postEnquiry(goodEnquiry, { method });
			expect(status).toBe(405);
			expect(headers.get("allow")).toBe("POST");
			expect(await store.readAll()).toEqual([]);
		},
	);

	test.each([
		"text/plain",
		"application/x-www-form-urlencoded",
		"multipart/form-data; boundary=x",
		"application/json; charset=utf-16",
		"",
	])("content type %j answers 415", async (type) => {
		expect((await postEnquiry(goodEnquiry, { headers: { "content-type": type } })).status).toBe(
			415,
		);
		expect(await store.readAll()).toEqual([]);
	});

	test("over 32 KB answers 413, also when the header says less", async () => {
		const body = JSON.stringify({ ...goodEnquiry, message: "x".repeat(33_000) });
		expect((await postEnquiry(body)).status).toBe(413);
		expect((await postEnquiry(body, { headers: { "content-length": "10" } })).status).toBe(413);
		expect((await postEnquiry("{}", { headers: { "content-length": "40000" } })).status).toBe(413);
		expect(await store.readAll()).toEqual([]);
	});

	test.each([
		[{ "sec-fetch-site": "cross-site" }],
		[{ "sec-fetch-site": "same-site" }],
		[{ origin: "https://elsewhere.example" }],
		[{ origin: "null" }],
	])("from another site %j answers 403", async (headers) => {
		expect((await postEnquiry(goodEnquiry, { headers })).status).toBe(403);
		expect(await store.readAll()).toEqual([]);
	});

	test("from our own pages passes", async () => {
		const headers = { "sec-fetch-site": "same-origin", origin: "http://localhost" };
		expect((await postEnquiry(goodEnquiry, { headers })).status).toBe(201);
		expect(
			(await postEnquiry(goodEnquiry, { headers: { origin: "http://localhost" } })).status,
		).toBe(201);
	});

	test("REQUESTS_PER_MINUTE is the number a minute instead, for the machine itself too", async () => {
		vi.stubEnv("REQUESTS_PER_MINUTE", "2");
		const ip = `127.0.0.1:${Math.random()}`;
		const statuses = [];
		for (let index = 0; index < 3; index++) statuses.push((await postEnquiry("{}", { ip })).status);
		expect(statuses).toEqual([400, 400, 429]);
		vi.unstubAllEnvs();
	});

	test("too many in a minute answers 429 with Retry-After, for that client alone", async () => {
		vi.useFakeTimers({ now: 1_800_000_015_000, toFake: ["Date"] });
		const ip = `203.0.113.${Math.floor(Math.random() * 256)}:${Math.random()}`;
		for (let index = 0; index < 30; index++)
			expect((await postEnquiry("{}", { ip })).status).toBe(400);
		const { status, headers } = await postEnquiry(goodEnquiry, { ip });
		expect(status).toBe(429);
		expect(headers.get("retry-after")).toBe("45");
		expect((await postEnquiry(goodEnquiry, { ip: `other ${ip}` })).status).toBe(201);
		vi.setSystemTime(1_800_000_061_000);
		expect((await postEnquiry(goodEnquiry, { ip })).status).toBe(201);
		vi.useRealTimers();
	});
});
