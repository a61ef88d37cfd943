import { v7 } from "uuid";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type LocalStore, startLocalStore } from "../tests/localStore.ts";
import contact from "./functions/contact.mts";

const good = {
	name: "Mei O’Connor",
	email: "mei@example.com",
	phone: "02 5550 0199",
	streetAddress: "12 Cliff Road",
	city: "Wollongong",
	state: "NSW",
	postcode: "2500",
	interests: ["Roller Blinds", "Other"],
	message: "Two windows,\nfacing west.",
};
const key = v7();
let store: LocalStore;

beforeAll(async () => {
	store = await startLocalStore();
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => store.empty());
afterAll(() => store.stop());

interface Options {
	path?: string;
	method?: string;
	headers?: Record<string, string>;
	ip?: string;
}

async function post(
	body: unknown,
	{ path = "/api/contact", method = "POST", headers, ip }: Options = {},
) {
	const text = typeof body === "string" ? body : JSON.stringify(body);
	const response = await contact(
		new Request(`http://localhost${path}`, {
			method,
			headers: { "content-type": "application/json", ...headers },
			...(method === "GET" || method === "HEAD" ? {} : { body: text }),
		}),
		{ ip: ip ?? "127.0.0.1", deploy: {} } as never,
	);
	return { status: response.status, headers: response.headers, answer: await response.json() };
}

describe("a good enquiry", () => {
	test("API-09 is stored with id and time, and answered 201 with a message", async () => {
		const { status, answer } = await post(good);
		expect(status).toBe(201);
		expect(answer.message).toBe("Thank you for your message. We'll be in touch shortly!");
		const [entry, ...others] = await store.readAll();
		expect(others).toEqual([]);
		expect(entry).toMatchObject({ ...good, suspected: [] });
		expect(entry?.id).toMatch(/^[0-9a-f-]{36}-[0-9a-f]{12}$/);
		expect(Date.now() - Date.parse(String(entry?.submittedAt))).toBeLessThan(10_000);
	});

	test("VAL-06 VAL-07 needs neither city, state, postcode, message nor interests", async () => {
		const { name, email, phone, streetAddress } = good;
		expect((await post({ name, email, phone, streetAddress })).status).toBe(201);
		const [entry] = await store.readAll();
		expect(entry).toMatchObject({ city: "", state: "", postcode: "", message: "", interests: [] });
	});

	test("keeps Unicode and drops control characters", async () => {
		await post({ ...good, name: "Zoë \u0000\u001b[31m 王小明 👩‍🔧", message: "a\u0007b\r\nc\td" });
		const [entry] = await store.readAll();
		expect(entry).toMatchObject({ name: "Zoë  [31m 王小明 👩‍🔧", message: "ab\nc\td" });
	});

	test("stores nothing that the form does not ask for", async () => {
		await post({ ...good, id: "mine", submittedAt: "2001-01-01", suspected: ["x"], admin: true });
		const [entry] = await store.readAll();
		expect(entry).not.toHaveProperty("admin");
		expect(entry?.id).not.toBe("mine");
		expect(entry?.suspected).toEqual([]);
	});

	test("API-12 Q14 the fallback's names, address and products, store the same enquiry", async () => {
		const { streetAddress: address, interests: products, ...rest } = good;
		const { status } = await post({ ...rest, address, products }, { path: "/api/contact.php" });
		expect(status).toBe(201);
		expect((await store.readAll())[0]).toMatchObject(good);
	});
});

describe("one enquiry delivered many times", () => {
	const { streetAddress: address, interests: products, ...rest } = good;
	const fallback = { ...rest, address, products };
	const headers = { "Idempotency-Key": key };

	test("Q15 the first call and the fallback with one key are one record", async () => {
		await post(good, { headers });
		const [first] = await store.readAll();
		await post(fallback, { headers, path: "/api/contact.php" });
		expect(await store.readAll()).toEqual([first]);
	});

	test("Q15 fifty deliveries at the same moment are one record", async () => {
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, index) =>
				index % 2 ? post(good, { headers }) : post(fallback, { headers, path: "/api/contact.php" }),
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
		await post(good, { headers: { "Idempotency-Key": odd } });
		await post(good, { headers: { "Idempotency-Key": odd } });
		expect(await store.readAll()).toHaveLength(1);
	});

	test("other words under the same key are another enquiry: neither is lost", async () => {
		await post(good, { headers });
		await post({ ...good, message: "And a third window." }, { headers });
		const messages = (await store.readAll()).map(({ message }) => message);
		expect(messages.sort()).toEqual(["And a third window.", good.message]);
	});

	test("without a key the sender means two enquiries", async () => {
		await post(good);
		await post(good);
		expect(await store.readAll()).toHaveLength(2);
	});
});

describe("a bad body answers 4xx and stores nothing", () => {
	test.each([
		["VAL-01 missing name", { ...good, name: undefined }, { name: "Required" }],
		["VAL-01 name of blanks", { ...good, name: " \u200b " }, { name: "Required" }],
		[
			"VAL-02 bad e-mail",
			{ ...good, email: "a@b" },
			{ email: "Please enter a valid email address." },
		],
		[
			"VAL-03 7-character phone",
			{ ...good, phone: "1234567" },
			{ phone: "Please enter a valid phone number." },
		],
		[
			"VAL-05 empty street",
			{ ...good, streetAddress: "" },
			{ streetAddress: "Street address is required." },
		],
		[
			"API-10 interests not a list",
			{ ...good, interests: "all" },
			{ interests: "Expected array, received string" },
		],
	])("%s", async (_, body, errors) => {
		const { status, answer } = await post(body);
		expect({ status, errors: answer.errors }).toEqual({ status: 400, errors });
		expect(await store.readAll()).toEqual([]);
	});

	test("VAL-12 several fields at once, each in the form's words; the fallback under its own names", async () => {
		const { answer } = await post({ name: "" }, { path: "/api/contact.php" });
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
		const { status, answer } = await post(body);
		expect(status).toBe(400);
		expect(answer.message).toBeTruthy();
		expect(await store.readAll()).toEqual([]);
	});

	test("VAL-04 a phone of exactly 8 characters passes", async () => {
		expect((await post({ ...good, phone: "12345678" })).status).toBe(201);
	});

	test("a field of 30,000 characters is refused at once", async () => {
		const started = performance.now();
		const { status } = await post({ ...good, email: "a".repeat(30_000) });
		expect(status).toBe(400);
		expect(performance.now() - started).toBeLessThan(500);
	});
});

describe("requests of the wrong kind", () => {
	test.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])(
		"API-11 %s answers 405 with Allow",
		async (method) => {
			const { status, headers } = await post(good, { method });
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
		expect((await post(good, { headers: { "content-type": type } })).status).toBe(415);
		expect(await store.readAll()).toEqual([]);
	});

	test("over 32 KB answers 413, also when the header says less", async () => {
		const body = JSON.stringify({ ...good, message: "x".repeat(33_000) });
		expect((await post(body)).status).toBe(413);
		expect((await post(body, { headers: { "content-length": "10" } })).status).toBe(413);
		expect((await post("{}", { headers: { "content-length": "40000" } })).status).toBe(413);
		expect(await store.readAll()).toEqual([]);
	});

	test.each([
		[{ "sec-fetch-site": "cross-site" }],
		[{ "sec-fetch-site": "same-site" }],
		[{ origin: "https://elsewhere.example" }],
		[{ origin: "null" }],
	])("from another site %j answers 403", async (headers) => {
		expect((await post(good, { headers })).status).toBe(403);
		expect(await store.readAll()).toEqual([]);
	});

	test("from our own pages passes", async () => {
		const headers = { "sec-fetch-site": "same-origin", origin: "http://localhost" };
		expect((await post(good, { headers })).status).toBe(201);
		expect((await post(good, { headers: { origin: "http://localhost" } })).status).toBe(201);
	});

	test("too many in a minute answers 429 with Retry-After, for that client alone", async () => {
		vi.useFakeTimers({ now: 1_800_000_015_000, toFake: ["Date"] });
		const ip = `203.0.113.${Math.floor(Math.random() * 256)}:${Math.random()}`;
		for (let index = 0; index < 30; index++) expect((await post("{}", { ip })).status).toBe(400);
		const { status, headers } = await post(good, { ip });
		expect(status).toBe(429);
		expect(headers.get("retry-after")).toBe("45");
		expect((await post(good, { ip: `other ${ip}` })).status).toBe(201);
		vi.setSystemTime(1_800_000_061_000);
		expect((await post(good, { ip })).status).toBe(201);
		vi.useRealTimers();
	});
});

describe("robots", () => {
	test("a filled trap and a form filled in under 1.5 s mark the enquiry, and it is kept", async () => {
		await post(good, { headers: { "Form-Check": "open=300, trap=filled" } });
		const [entry] = await store.readAll();
		expect(entry?.suspected).toEqual(["trap field filled", "filled in too fast"]);
	});

	test("a person's time marks nothing", async () => {
		await post(good, { headers: { "Form-Check": "open=42000" } });
		expect((await store.readAll())[0]?.suspected).toEqual([]);
	});
});

describe("privacy", () => {
	test("every answer is kept from caches and carries the security headers", async () => {
		for (const { headers } of [
			await post(good),
			await post("{}"),
			await post("", { method: "GET" }),
		]) {
			expect(headers.get("cache-control")).toBe("no-store");
			expect(headers.get("content-security-policy")).toContain("default-src 'none'");
			expect(headers.get("x-content-type-options")).toBe("nosniff");
		}
	});
});
