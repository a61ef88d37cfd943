import { JSDOM } from "jsdom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { builtPage, openBuiltPage } from "../../tests/builtPage.tsx";
import { openLocalStore } from "../../tests/localStore.ts";
import { changeDetails } from "../../tests/ownerDetails.ts";
import {
	type Fields,
	goodFields as good,
	messageAt,
	type Options,
	postForm,
	propsIn,
	typedIn,
} from "../../tests/postForm.ts";
import forms from "../functions/forms.mts";
import { readSiteDetails } from "../site.ts";

const store = await openLocalStore();
const site = await openBuiltPage();

beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const post = (fields: Fields, options?: Options) => postForm(site.origin, fields, options);
/** Fields with several of a name. */
const withLists = (fields: object, lists: Record<string, string[]>): [string, string][] => [
	...Object.entries(fields),
	...Object.entries(lists).flatMap(([name, values]) =>
		values.map((value): [string, string] => [name, value]),
	),
];

describe("BEY-01 the enquiry form without script", () => {
	test("Q15 a good enquiry is stored once, however often its button is pressed at one moment, with its wishes, and answered 303 to the thank-you page", async () => {
		const lists = { interests: ["Roller Blinds", "Other"], facing: ["North", "West"] };
		const fields = withLists({ ...good, visit: "Morning" }, lists);
		const headers = { origin: site.origin };
		const answers = await Promise.all([1, 2, 3].map(() => post(fields, { headers })));
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(answers[0]?.headers.get("location")).toBe("/thank-you");
		const [entry, ...others] = await store.readAll();
		expect(others).toEqual([]);
		expect(entry).toMatchObject({
			...good,
			message:
				"Two windows,\nfacing west.\n\nPreferred time for the measure: morning.\nThe windows face north, west.",
			interests: lists.interests,
			suspected: [],
		});
	});

	test("BEY-18 a Sunday comes back with a sentence and every wish as it was made; another day is stored with them", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T02:00:00Z") });
		const wishes = { visit: ["Afternoon"], answer: ["Call"], facing: ["East"] };
		const wish = (day: string) => post(withLists({ ...good, day }, wishes));
		const { status, page } = await wish("2026-11-29");
		expect(status).toBe(422);
		expect(messageAt(page, "f-day")).toBe("We do not come on Sundays. Please choose another day.");
		const ticked = [...page.querySelectorAll<HTMLInputElement>(":checked")];
		expect(ticked.map(({ value }) => value)).toEqual(["Afternoon", "Call", "East"]);
		expect([typedIn(page, "day"), typedIn(page, "message")]).toEqual([
			"2026-11-29",
			good.message.replace("\r\n", "\n"),
		]);
		expect(await store.readAll()).toEqual([]);
		changeDetails(/^closedDays:[\s\S]*?(?=^\w)/m, "closedDays: [2026-12-25]\n");
		expect(messageAt((await wish("2026-12-25")).page, "f-day")).toMatch(/^We are closed on Friday/);
		expect((await wish("2026-11-30")).status).toBe(303);
		expect((await store.readAll())[0]?.message).toContain(
			"Preferred day for the measure: Monday 30 November 2026.\nPreferred time for the measure: afternoon.\nPreferred answer: call.\nThe windows face east.",
		);
	});

	test.each([
		["is one enquiry within the hour, across a full hour too", "10:30:05", 1],
		["is two enquiries when an hour has passed", "10:59:50", 2],
	])("the same words again: it %s", async (_title, again, count) => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:59:45Z") });
		await post(good);
		vi.setSystemTime(new Date(`2026-11-21T${again}Z`));
		await post(good);
		expect(await store.readAll()).toHaveLength(count);
	});

	test("BLG-05 errors come with the page again: messages at their fields, the first in focus, everything typed kept", async () => {
		const wrong = { ...good, email: "mei", phone: "1234567" };
		const { status, headers, page } = await post(
			withLists(wrong, { interests: ["Zip Screens/Awnings"] }),
		);
		expect(status).toBe(422);
		expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(headers.get("x-robots-tag")).toBe("noindex");
		expect(messageAt(page, "f-name")).toBeUndefined();
		expect(messageAt(page, "f-phone")).toBe("Please enter a valid phone number.");
		expect(messageAt(page, "f-email")).toBe("Please enter a valid email address.");
		expect(page.getElementById("f-email")?.getAttribute("aria-describedby")).toBe("f-email-error");
		const focused = [...page.querySelectorAll("[autofocus]")].map(({ id }) => id);
		expect(focused).toEqual(["f-phone"]);
		const { message, ...kept } = wrong;
		for (const [field, value] of Object.entries(kept)) expect(typedIn(page, field)).toBe(value);
		expect(typedIn(page, "message")).toBe(message.replace("\r\n", "\n"));
		const ticked = [...page.querySelectorAll<HTMLInputElement>(":checked")];
		expect(ticked.map(({ value }) => value)).toEqual(["Zip Screens/Awnings"]);
		expect(await store.readAll()).toEqual([]);
		const reader = { name: " ", email: "mei" };
		const { page: other } = await post(reader, { path: "/api/subscribe" });
		expect(messageAt(other, "n-email")).toBe("Please enter a valid email address.");
		expect(other.querySelector("form")?.getAttribute("action")).toBe("/api/subscribe");
		expect(messageAt(other, other.querySelector("[autofocus]")?.id ?? "")).toBe("Required");
		expect(typedIn(other, "email")).toBe("mei");
	});

	test("the page keeps header, footer, stylesheet and the form's choices", async () => {
		await post({ ...good, phone: "1" });
		const { page, text } = await post({});
		// One visitor's words are never in another one's page.
		expect(text).not.toContain("Mei");
		expect(text).toContain('<link rel="stylesheet" href="/assets/site.1234.css">');
		expect(page.querySelector("header")?.innerHTML).toBe('<a href="/contact">Menu</a>');
		expect(page.querySelector("footer")?.textContent).toBe("Foot");
		expect(page.title).toBe("Not sent yet");
		expect(page.querySelectorAll("[name=interests]")).toHaveLength(3);
		expect(page.querySelector("form")?.getAttribute("action")).toBe("/api/enquiry");
	});

	test("what was typed is shown as text, never as markup", async () => {
		const attack = `"><script>alert(1)</script><img src=x onerror=alert(2)>$&$1</textarea>`;
		const fields = { ...good, name: attack, message: attack, city: attack, phone: "1" };
		const { page } = await post(fields);
		expect(page.querySelector("script")).toBeNull();
		expect(page.querySelector("img")).toBeNull();
		for (const name of ["name", "message", "city"]) expect(typedIn(page, name)).toBe(attack);
	});

	test("a failing store answers 503 with the phone number and everything typed", async () => {
		store.setFault("fails before");
		const { status, page } = await post(good);
		expect(status).toBe(503);
		const said = page.querySelector("[role=alert]")?.textContent;
		expect(said).toContain((await readSiteDetails()).phone);
		expect(said).toMatch(/ Everything you typed is still here\.$/);
		for (const name of ["name", "email", "phone"] as const)
			expect(typedIn(page, name)).toBe(good[name]);
	});

	test("opening the address leads to the form; other methods answer 405", async () => {
		for (const method of ["GET", "HEAD"]) {
			const { status, headers } = await post({}, { method });
			expect([status, headers.get("location")]).toEqual([303, "/contact"]);
		}
		for (const [path, allowed] of [
			["/api/enquiry", "POST, GET, HEAD"],
			["/api/subscription", "GET, HEAD, POST"],
		] as const) {
			const put = await post({}, { method: "PUT", path });
			expect([put.status, put.headers.get("allow")]).toEqual([405, allowed]);
		}
	});

	test.each<[string, RequestInit, number]>([
		["JSON", { body: "{}", headers: { "content-type": "application/json" } }, 415],
		["another site's form", { headers: { origin: "https://elsewhere.example" } }, 403],
		["more than 96 KB", { body: `message=${"x".repeat(96 * 1024)}` }, 413],
		["what is not UTF-8", { body: new Uint8Array([0xff]) }, 400],
	])(
		"BEY-03 after %s the form comes as on its own page, so that it opens with the browser's draft",
		async (_what, sent, expected) => {
			for (const [path, props, thanksPath] of [
				["/api/enquiry", propsIn(new JSDOM(builtPage).window.document), "/thank-you"],
				["/api/subscribe", {}, "/thank-you/newsletter"],
			] as const) {
				const headers = { "content-type": "application/x-www-form-urlencoded", ...sent.headers };
				const response = await forms(
					new Request(site.origin + path, { body: "name=Mei", ...sent, method: "POST", headers }),
					{ deploy: {} } as never,
				);
				expect(response.status).toBe(expected);
				const page = new JSDOM(await response.text()).window.document;
				expect(propsIn(page)).toEqual({ ...props, thanksPath });
				expect(page.querySelector("[role=alert]")?.textContent).toContain("Back button");
			}
		},
	);
});
