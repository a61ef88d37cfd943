import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { builtPage, openBuiltPage } from "../tests/builtPage.tsx";
import { openLocalStore } from "../tests/localStore.ts";
import {
	type Fields,
	goodFields as good,
	type Options,
	postForm,
	propsIn,
	typedIn,
} from "../tests/postForm.ts";
import { readPhone } from "./contactPhone.ts";
import enquiry from "./functions/enquiry.mts";
import subscribe from "./functions/subscribe.mts";

const store = await openLocalStore();
const site = await openBuiltPage();

beforeAll(() => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const post = (fields: Fields, options?: Options) => postForm(site.origin, fields, options);

describe("BEY-01 the enquiry form without script", () => {
	test("whoever has sent too often gets back everything typed", async () => {
		const ip = "192.0.2.77";
		let answer = await post(good, { ip });
		for (let sent = 0; sent < 62 && answer.status !== 429; sent++)
			answer = await post(good, { ip });
		expect(answer.status).toBe(429);
		expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
		expect(typedIn(answer.page, "name")).toBe(good.name);
		expect(answer.text).toContain("Everything you typed is still here.");
	});

	test("a failing store answers 503 with the phone number and everything typed", async () => {
		store.setFault("fails before");
		const { status, page } = await post(good);
		expect(status).toBe(503);
		expect(page.querySelector("[role=alert]")?.textContent).toContain(await readPhone());
		for (const name of ["name", "email", "phone"] as const) {
			expect(typedIn(page, name)).toBe(good[name]);
		}
	});

	test("opening the address leads to the form; other methods answer 405", async () => {
		const { status, headers } = await post({}, { method: "GET" });
		expect([status, headers.get("location")]).toEqual([303, "/contact"]);
		expect((await post({}, { method: "PUT" })).status).toBe(405);
	});

	test("JSON answers 415, another site's form 403, and both say so in words", async () => {
		const json = await post(good, { headers: { "content-type": "application/json" } });
		expect(json.status).toBe(415);
		const foreign = await post(good, { headers: { origin: "https://elsewhere.example" } });
		expect(foreign.status).toBe(403);
		expect(foreign.page.querySelector("[role=alert]")?.textContent).toContain("our own site");
		expect(await store.readAll()).toEqual([]);
	});

	test.each<[string, RequestInit, number]>([
		["JSON", { body: "{}", headers: { "content-type": "application/json" } }, 415],
		["another site's form", { headers: { origin: "https://elsewhere.example" } }, 403],
		["more than 64 KB", { body: `message=${"x".repeat(64 * 1024)}` }, 413],
		["what is not UTF-8", { body: new Uint8Array([0xff]) }, 400],
	])(
		"BEY-03 after %s the form comes as on its own page, so that it opens with the browser's draft",
		async (_what, sent, expected) => {
			for (const [handler, path, own, thanksPath] of [
				[enquiry, "/api/enquiry", propsIn(new JSDOM(builtPage).window.document), "/thank-you"],
				[subscribe, "/api/subscribe", {}, "/thank-you/newsletter"],
			] as const) {
				const headers = { "content-type": "application/x-www-form-urlencoded", ...sent.headers };
				const response = await handler(
					new Request(site.origin + path, { body: "name=Mei", ...sent, method: "POST", headers }),
					{ ip: "127.0.0.1", deploy: {} } as never,
				);
				expect(response.status).toBe(expected);
				const page = new JSDOM(await response.text()).window.document;
				expect(propsIn(page)).toEqual({ ...own, thanksPath });
				expect(page.querySelector("[role=alert]")?.textContent).toContain("Back button");
			}
		},
	);
});
