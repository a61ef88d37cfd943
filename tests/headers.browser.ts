import { expect, inject, test } from "vitest";
import { headersFor } from "../netlify/hosting.ts";
import { fillEnquiry, findToast, pressSend, wakeForm } from "./enquiryForm.ts";
import { openPage } from "./page.ts";

const pages = [
	"/",
	"/products",
	"/products/plantation-shutters",
	"/gallery",
	"/about",
	"/service-areas",
	"/blog",
	"/blog/cleaning-curtains-guide",
	"/contact",
	"/plantation-shutters-guide",
	"/locations",
	"/locations/thirroul",
	"/locations/thirroul/zip-screens",
	"/locations/region/kiama/awnings",
	"/privacy-policy",
	"/debug",
	"/search?q=kiama",
	"/price-guide",
	"/thank-you",
	"/nope",
];

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
	return fetch(inject("origin") + path, { headers, redirect: "manual" });
}

/** Opens a page and records the complaints of its console and of the content security policy. */
async function openListening(path: string) {
	const complaints: string[] = [];
	const page = await openPage(path, {
		before: async (opened) => {
			opened.on("console", (message) => {
				const isExpected = /status of (404|500)/.test(message.text());
				if (message.type() === "error" && !isExpected) complaints.push(message.text());
			});
			await opened.addInitScript(() => {
				addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile, sample }) => {
					console.error(`policy: ${violatedDirective} ${sourceFile} ${sample}`);
				});
			});
		},
	});
	return { page, complaints };
}

test.each(pages)(
	"%s breaks no rule of the content security policy, from top to bottom",
	async (path) => {
		const { page, complaints } = await openListening(path);
		for (let y = 0; y < 12; y++) await page.mouse.wheel(0, 900);
		await page.waitForLoadState("networkidle");
		expect(complaints).toEqual([]);
	},
);

test("the enquiry form and its notification break no rule of the policy", async () => {
	const { page, complaints } = await openListening("/contact");
	await page.route("**/api/contact*", (route) => route.fulfill({ status: 500, body: "" }));
	await wakeForm(page);
	await pressSend(page);
	await fillEnquiry(page);
	await pressSend(page);
	await findToast(page).waitFor();
	expect(complaints).toEqual([]);
});

test("an inline script or style that got into a page does not run", async () => {
	const { page, complaints } = await openListening("/about");
	await page.evaluate(() => {
		const script = document.createElement("script");
		script.textContent = "document.title = 'taken over'";
		const style = document.createElement("style");
		style.textContent = "main { display: none }";
		document.body.append(script, style);
	});
	expect(await page.title()).not.toBe("taken over");
	expect(await page.locator("main").isVisible()).toBe(true);
	expect(complaints.join()).toMatch(/script-src/);
});

test.each([
	"/about",
	"/nope",
	"/%zz",
	"/products/nope",
	"/About",
	"/feed.xml",
	"/locations/nope",
	"/api/contact",
])("%s carries the security headers", async (path) => {
	const { headers } = await get(path);
	const wanted = Object.entries(headersFor(path)).filter(([name]) => name !== "Cache-Control");
	for (const [name, value] of wanted) expect([name, headers.get(name)]).toEqual([name, value]);
});

test("a hashed file is kept for ever, a page is asked for again and answered 304", async () => {
	const html = await (await get("/about")).text();
	const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
	expect((await get(stylesheet)).headers.get("cache-control")).toBe(
		"public, max-age=31536000, immutable",
	);
	const page = await get("/about");
	expect(page.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
	expect((await get("/about", { "If-None-Match": page.headers.get("etag") ?? "" })).status).toBe(
		304,
	);
});

test("a missing file is not kept", async () => {
	const { status, headers } = await get("/assets/nope.js");
	expect([status, headers.get("cache-control")]).toEqual([
		404,
		"public, max-age=0, must-revalidate",
	]);
});

test("text comes compressed, as from Netlify", async () => {
	const { headers } = await get("/about", { "Accept-Encoding": "br, gzip" });
	expect(headers.get("content-encoding")).toBe("br");
	expect(headers.get("vary")).toMatch(/accept-encoding/i);
});
