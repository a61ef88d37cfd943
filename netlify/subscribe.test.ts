import { beforeAll, describe, expect, test, vi } from "vitest";
import { openBuiltPage } from "../tests/builtPage.tsx";
import { openLocalStore } from "../tests/localStore.ts";
import { type Fields, messageAt, type Options, postForm, typedIn } from "../tests/postForm.ts";
import subscribe from "./functions/subscribe.mts";

const store = await openLocalStore();
const site = await openBuiltPage();

beforeAll(() => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const post = (fields: Fields, options?: Options) => postForm(site.origin, fields, options);

describe("BEY-01 the newsletter form without script", () => {
	test("a good reader is stored and answered 303", async () => {
		const { status, headers } = await post(
			{ name: "Mei", email: "mei@example.com" },
			{ handler: subscribe },
		);
		expect([status, headers.get("location")]).toEqual([303, "/thank-you/newsletter"]);
		expect(await store.readAll("subscribers")).toHaveLength(1);
	});

	test("errors come with the form again and everything typed", async () => {
		const { status, page } = await post({ name: "Mei", email: "mei" }, { handler: subscribe });
		expect(status).toBe(422);
		expect(messageAt(page, "n-email")).toBe("Please enter a valid email address.");
		expect(typedIn(page, "name")).toBe("Mei");
		expect(typedIn(page, "email")).toBe("mei");
		expect(page.querySelector("form")?.getAttribute("action")).toBe("/api/subscribe");
	});
});
