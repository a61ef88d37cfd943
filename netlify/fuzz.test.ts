import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { openBuiltPage } from "../tests/builtPage.tsx";
import { openLocalStore } from "../tests/localStore.ts";
import { body, contentType, delivery, headers, mostly, toStream } from "../tests/oddRequests.ts";
import contact from "./functions/contact.mts";
import enquiry from "./functions/enquiry.mts";
import newsletter from "./functions/newsletter.mts";
import subscribe from "./functions/subscribe.mts";

const runs = 10_000;
/** Milliseconds within which a bad request must be answered. */
const patience = 10_000;

const store = await openLocalStore();
const site = await openBuiltPage();

beforeAll(() => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const json = "application/json";
const form = "application/x-www-form-urlencoded";

/** Each address with its function and the content type it takes. */
const addresses = [
	{ path: "/api/contact", handler: contact, type: json },
	{ path: "/api/contact.php", handler: contact, type: json },
	{ path: "/api/newsletter", handler: newsletter, type: json },
	{ path: "/api/enquiry", handler: enquiry, type: form },
	{ path: "/api/subscribe", handler: subscribe, type: form },
];

function definedOnly(entries: Record<string, string | undefined>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(entries).filter((entry): entry is [string, string] => entry[1] !== undefined),
	);
}

test(`${runs} broken requests: no 5xx, no hang, an answer in words, and nothing stored`, async () => {
	const statuses: Record<number, number> = {};
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...addresses),
			mostly("POST", "PUT", "DELETE", "PATCH"),
			body,
			contentType,
			headers,
			delivery,
			async (address, method, sent, type, extra, how) => {
				const request = new Request(site.origin + address.path, {
					method,
					headers: { "content-type": type ?? address.type, ...definedOnly(extra) },
					body:
						how === "at once"
							? (sent as Uint8Array<ArrayBuffer>)
							: toStream(sent, how === "broken off"),
					duplex: "half",
				} as RequestInit);
				const started = performance.now();
				const response = await address.handler(request, { ip: "127.0.0.1", deploy: {} } as never);
				const text = await response.text();
				statuses[response.status] = (statuses[response.status] ?? 0) + 1;
				expect(response.status).toBeGreaterThanOrEqual(400);
				expect(response.status).toBeLessThan(500);
				expect(performance.now() - started).toBeLessThan(patience);
				expect(text).not.toBe("");
				expect(text).not.toMatch(/node_modules|\n\s+at /);
			},
		),
		{ numRuns: runs },
	);
	// The requests reached every check, not only the first.
	for (const status of [400, 403, 405, 413, 415, 422]) expect(statuses[status]).toBeGreaterThan(20);
	expect(await store.readAll("enquiries")).toEqual([]);
	expect(await store.readAll("subscribers")).toEqual([]);
	expect(({} as Record<string, unknown>).name).toBeUndefined();
	console.log(`answers by status: ${JSON.stringify(statuses)}`);
}, 300_000);
