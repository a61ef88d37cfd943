import { connect } from "node:net";
import { describe, expect, inject, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { openPage } from "./page.ts";

const long = "a".repeat(2000);

function get(path: string, init: RequestInit = {}): Promise<Response> {
	return fetch(inject("origin") + path, { redirect: "manual", ...init });
}

/** Requests an address exactly as written; fetch would tidy it first. */
function getRaw(path: string): Promise<string> {
	const { hostname, port } = new URL(inject("origin"));
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), hostname);
		let got = "";
		socket.on("data", (chunk) => {
			got += chunk;
		});
		socket.once("close", () => resolve(got)).once("error", reject);
		socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
	});
}

describe("aliases", () => {
	test("AL-01 Q28 Q29 Q31 every alias answers 200 in place, with its target as canonical", async () => {
		const { aliases } = getContent();
		expect(aliases.length).toBeGreaterThan(50);
		for (const { from, to } of aliases) {
			const answer = await get(from);
			expect([from, answer.status]).toEqual([from, 200]);
			expect(await answer.text()).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${to}"`));
		}
	});

	test("Q20 AL-36 /kiama is the region, not the suburb", async () => {
		expect(await (await get("/kiama")).text()).toContain("<h1>Plantation Shutters in Kiama</h1>");
	});
});

describe("unknown slugs", () => {
	test.each([
		["RT-22 ERR-07", "/products/nope?from=ad", "/products?from=ad"],
		["RT-23 ERR-08", "/blog/nope", "/blog"],
		["Q31", "/blog/clean-curtains-easily", "/blog"],
	])("%s %s is sent to %s for now", async (_id, path, target) => {
		const answer = await get(path);
		expect([answer.status, answer.headers.get("location")]).toEqual([302, target]);
	});

	test("Q03 old product names are sent to sheer curtains for good", async () => {
		for (const slug of ["curtains-blinds", "curtains-drapes"]) {
			const answer = await get(`/products/${slug}`);
			expect([answer.status, answer.headers.get("location")]).toEqual([
				301,
				"/products/sheer-curtains",
			]);
		}
	});

	test("Q16 a product that exists is never sent away", async () => {
		for (const { slug } of getContent().products)
			expect((await get(`/products/${slug}`)).status).toBe(200);
	});

	test("RT-22 RT-25 Q16 it ends at the list without a message, and Back leaves it for good", async () => {
		const page = await openPage("/about");
		await page.evaluate(() => {
			const link = document.createElement("a");
			link.href = "/products/nope";
			link.textContent = "old link";
			document.querySelector("main")?.prepend(link);
		});
		await page.getByRole("link", { name: "old link" }).click();
		await page.waitForURL("**/products");
		expect(
			await page
				.locator("[role=alert]:visible, [role=dialog]:visible, [role=status]:visible")
				.count(),
		).toBe(0);
		await page.goBack();
		// A script that redirects again would have run by then.
		await page.locator("[data-mount=dropdown][data-mounted=true]").waitFor({ state: "attached" });
		expect(new URL(page.url()).pathname).toBe("/about");
	});
});

describe("any spelling", () => {
	test.each([
		["/About", "/about"],
		["/about/", "/about"],
		["/ABOUT.HTML", "/about"],
		["/products//awnings/", "/products/awnings"],
		["/index.html", "/"],
		["/Locations/Region/Kiama/Awnings?a=B&c=%zz", "/locations/region/kiama/awnings?a=B&c=%zz"],
		["//evil.com", "/evil.com"],
		["/\\evil.com", "/evil.com"],
	])("%s is sent to its one form %s", async (path, form) => {
		const answer = await getRaw(path);
		expect(answer).toMatch(/^HTTP\/1\.1 301 /);
		expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(form);
	});

	test.each([
		"/%zz",
		"/%00",
		"/%0d%0aSet-Cookie:a=1",
		"/%2F%2Fevil.com",
		"/..%2f..%2fetc%2fpasswd",
		"/../../etc/passwd",
		"/%F0%9F%98%80",
		"/😀",
		`/${long}`,
		`/locations/${long}`,
		"/products/awnings/%zz",
		"/assets/nope.js",
		"/.env",
	])("NF-01 RT-20 %s answers with a page", async (path) => {
		const answer = await getRaw(path);
		expect(answer).toMatch(/^HTTP\/1\.1 404 /);
		expect(answer).toContain("Page Not Found");
		expect(answer).not.toMatch(/at .*:\d+:\d+|node_modules|Error:/);
	});

	test("RT-23 a slug of 2,000 letters is an unknown slug like any other", async () => {
		const answer = await get(`/blog/${long}`);
		expect([answer.status, answer.headers.get("location")]).toEqual([302, "/blog"]);
	});

	test("an encoded address and one with any query open in place", async () => {
		for (const path of ["/%61bout", "/about?x=%00&y=%zz&z=😀", `/about?q=${long}`]) {
			expect([path.slice(0, 30), (await get(path)).status]).toEqual([path.slice(0, 30), 200]);
		}
	});

	test("the server is still there afterwards", async () => {
		expect((await get("/about")).status).toBe(200);
	});
});
