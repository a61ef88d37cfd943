import { describe, expect, test, vi } from "vitest";
import { openBuiltPage } from "../../tests/builtPage.tsx";
import { openLocalStore } from "../../tests/localStore.ts";
import { messageAt, postForm, typedIn } from "../../tests/postForm.ts";
import forms from "../functions/forms.mts";
import { readSiteDetails } from "../siteDetails.ts";

const store = await openLocalStore();
const site = await openBuiltPage();

async function post(body: unknown, method = "POST") {
	const response = await forms(
		new Request("http://localhost/api/newsletter", {
			method,
			headers: { "content-type": "application/json" },
			...(method === "GET" ? {} : { body: JSON.stringify(body) }),
		}),
		{ deploy: {} } as never,
	);
	return { status: response.status, text: await response.text() };
}

const mei = { name: "Mei", email: "mei@example.com" };

describe("POST /api/newsletter", () => {
	test("BLG-06 ENT-25 stores a reader under a key that hides the address", async () => {
		expect((await post(mei)).status).toBe(201);
		const [reader, ...others] = await store.readAll("subscribers");
		expect(others).toEqual([]);
		expect(reader).toMatchObject({ ...mei, id: expect.stringMatching(/^[0-9a-f]{64}$/) });
	});

	test("BLG-06 a repeat is answered alike, stores nothing new and cannot change a reader", async () => {
		const first = await post(mei);
		const before = await store.readAll("subscribers");
		const again = await post({ name: "Somebody else", email: "MEI@example.com" });
		expect(again).toEqual(first);
		expect(await store.readAll("subscribers")).toEqual(before);
	});

	test("BLG-05 VAL-02 a bad reader is refused in the form's words", async () => {
		const { status, text } = await post({ name: "", email: "mei" });
		expect(status).toBe(400);
		expect(JSON.parse(text).errors).toEqual({
			name: "Required",
			email: "Please enter a valid email address.",
		});
		expect(await store.readAll("subscribers")).toEqual([]);
	});

	test("other methods answer 405", async () => {
		expect((await post(mei, "GET")).status).toBe(405);
	});

	test("a failing store answers 503 and logs no address", async () => {
		const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
		store.setFault("fails before");
		const { status, text } = await post(mei);
		expect(status).toBe(503);
		expect(JSON.parse(text).message).toContain((await readSiteDetails()).phone);
		expect(JSON.stringify(log.mock.calls)).not.toContain("mei@");
	});
});

describe("BEY-01 the newsletter form without script", () => {
	test("a good reader is stored and answered 303", async () => {
		const { status, headers } = await postForm(site.origin, mei, { path: "/api/subscribe" });
		expect([status, headers.get("location")]).toEqual([303, "/thank-you/newsletter"]);
		expect(await store.readAll("subscribers")).toHaveLength(1);
	});

	test("errors come with the form again and everything typed", async () => {
		const { status, page } = await postForm(
			site.origin,
			{ name: "Mei", email: "mei" },
			{ path: "/api/subscribe" },
		);
		expect(status).toBe(422);
		expect(messageAt(page, "n-email")).toBe("Please enter a valid email address.");
		expect(typedIn(page, "name")).toBe("Mei");
		expect(typedIn(page, "email")).toBe("mei");
		expect(page.querySelector("form")?.getAttribute("action")).toBe("/api/subscribe");
	});
});
