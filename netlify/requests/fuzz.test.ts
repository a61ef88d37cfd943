import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { openBuiltPage } from "../../tests/builtPage.tsx";
import { openLocalStore } from "../../tests/localStore.ts";
import forms from "../functions/forms.mts";

const runs = 600;
/** Milliseconds within which a bad request must be answered. */
const longest = 10_000;

const store = await openLocalStore();
const site = await openBuiltPage();

beforeAll(() => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const json = "application/json";
const form = "application/x-www-form-urlencoded";

/** Each address with the content type it takes. */
const addresses = [
	["/api/contact", json],
	["/api/contact.php", json],
	["/api/newsletter", json],
	["/api/enquiry", form],
	["/api/subscribe", form],
] as const;

/** An enquiry that breaks every rule, so that no change to its text can make it valid. */
const bad = {
	name: " ",
	email: "no",
	phone: "1",
	streetAddress: "",
	interests: "all",
	message: "x",
};
const badJson = JSON.stringify(bad);
const badForm = new URLSearchParams(bad).toString();

const bytes = (text: string) => new TextEncoder().encode(text);

/** A text with a few of its bytes replaced. */
const flipped = (text: string) =>
	fc
		.array(fc.tuple(fc.nat(text.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
		.map((changes) => {
			const result = bytes(text);
			for (const [at, byte] of changes) result[at] = byte;
			return result;
		});

const poisonedKeys = fc.constantFrom("__proto__", "constructor", "prototype", "toString");

/** Possible bodies. */
const body: fc.Arbitrary<Uint8Array> = fc.oneof(
	fc.uint8Array({ maxLength: 400 }),
	fc.uint8Array({ minLength: 32_000, maxLength: 40_000, size: "max" }),
	fc.json().map(bytes),
	flipped(badJson),
	flipped(badForm),
	fc.nat(badJson.length - 1).map((length) => bytes(badJson.slice(0, length))),
	fc.nat(16_000).map((depth) => bytes("[".repeat(depth) + "]".repeat(depth))),
	fc.nat(31_000).map((length) => bytes(JSON.stringify({ ...bad, ["k".repeat(length)]: 1 }))),
	fc
		.tuple(poisonedKeys, fc.jsonValue())
		.map(([key, value]) => bytes(`{"${key}":${JSON.stringify(value)},${badJson.slice(1)}`)),
	fc
		.dictionary(fc.constantFrom(...Object.keys(bad)), fc.jsonValue())
		.map((entry) => bytes(JSON.stringify({ ...entry, phone: undefined, email: "no" }))),
);

/** The first value nine times out of ten, so that most requests get past this check to the next. */
const mostly = <Value>(usual: Value, ...others: Value[]) =>
	fc.oneof(
		{ arbitrary: fc.constant(usual), weight: 9 },
		{ arbitrary: fc.constantFrom(...others), weight: 1 },
	);

/** Content type; undefined means the one that the address accepts. */
const contentType = mostly(
	undefined,
	"application/json; charset=utf-8",
	"application/json;charset=utf-16le",
	"multipart/form-data; boundary=x",
	"application/x-www-form-urlencoded",
	"",
);

/** Headers that a sender may add. */
const headers = fc.record(
	{
		"idempotency-key": fc.stringMatching(/^[!-~]{1,300}$/),
		"form-check": fc.constantFrom("open=", "open=99999999999999999999", "trap=filled;;;", ",,,"),
		"content-length": fc.constantFrom("0", "-1", "abc", "99999999", "1e3"),
		"sec-fetch-site": mostly("same-origin", "cross-site", "nonsense"),
		origin: mostly(site.origin, "null", "http://", "https://elsewhere.example", "%%%"),
	},
	{ requiredKeys: [] },
);

test(`${runs} broken requests: no 5xx, no hang, an answer in words, and nothing stored`, async () => {
	const statuses = new Set<number>();
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...addresses),
			mostly("POST", "PUT", "DELETE", "PATCH"),
			body,
			contentType,
			headers,
			async ([path, usual], method, sent, type = usual, extra) => {
				const request = new Request(site.origin + path, {
					method,
					headers: { "content-type": type, ...extra },
					body: sent as Uint8Array<ArrayBuffer>,
				});
				const started = performance.now();
				const response = await forms(request, { deploy: {} } as never);
				const text = await response.text();
				statuses.add(response.status);
				expect(performance.now() - started).toBeLessThan(longest);
				expect(text).not.toMatch(/^$|node_modules|\n\s+at /);
			},
		),
		// The same requests each time; a failure prints the seed with the request.
		{ numRuns: runs, seed: 58 },
	);
	// The requests reached every check, not only the first, and none got further.
	expect([...statuses].sort()).toEqual([400, 403, 405, 413, 415, 422]);
	for (const kind of ["enquiries", "subscribers"] as const)
		expect(await store.readAll(kind)).toEqual([]);
	expect(({} as Record<string, unknown>).name).toBeUndefined();
}, 300_000);
