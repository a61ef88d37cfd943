import { connect } from "node:net";
import { type APIRequestContext, expect, test } from "@playwright/test";

const long = "a".repeat(2000);

const get = (request: APIRequestContext, path: string, headers = {}) =>
	request.get(path, { maxRedirects: 0, headers });

/** Requests an address exactly as written; fetch would tidy it first. */
function getRaw(origin = "", path: string): Promise<string> {
	const { hostname, port } = new URL(origin);
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

test("RT-22 RT-23 ERR-07 ERR-08 Q03 Q16 Q31 PDT-11 unknown and old slugs are sent to their list; what exists stays, an alias too", async ({
	request,
}) => {
	for (const [path = "", status, target] of [
		["/products/nope?from=ad", 302, "/products?from=ad"],
		["/blog/nope", 302, "/blog"],
		[`/blog/${long}`, 302, "/blog"],
		["/blog/clean-curtains-easily", 302, "/blog"],
		["/products/curtains-blinds", 301, "/products/sheer-curtains"],
		["/products/curtains-drapes", 301, "/products/sheer-curtains"],
		["/products/awnings", 200, undefined],
		["/quote", 200, undefined],
		["/%61bout", 200, undefined],
		["/about?x=%00&y=%zz&z=😀", 200, undefined],
		[`/about?q=${long}`, 200, undefined],
	] as const) {
		const answer = await get(request, path);
		expect([path, answer.status(), answer.headers().location]).toEqual([path, status, target]);
	}
});

test("NF-01 RT-20 whatever is asked for, the answer is a page without a stack trace", async ({
	baseURL,
}) => {
	for (const path of [
		...["/%zz", "/%00", "/%0d%0aSet-Cookie:a=1", "/%2F%2Fevil.com", "/..%2f..%2fetc%2fpasswd"],
		...["/../../etc/passwd", "/%F0%9F%98%80", "/😀", `/${long}`, `/locations/${long}`],
		...["/products/awnings/%zz", "/assets/nope.js", "/.env", "/preview"],
	]) {
		const answer = await getRaw(baseURL, path);
		expect(answer, path).toMatch(/^HTTP\/1\.1 404 /);
		expect(answer).toContain("Page Not Found");
		expect(answer).not.toMatch(/at .*:\d+:\d+|node_modules|Error:/);
	}
});

const location = "The location or product you&#x27;re looking for doesn&#x27;t exist.";
const region = "The region or product you&#x27;re looking for doesn&#x27;t exist.";
const general = "Did you forget to add the page to the router?";
test("NF-01 NF-02 NF-03 NF-04 NF-06 RT-20 RT-24 ERR-09 ERR-10 ERR-11 Q17 Q18 Q20 Q21 an address that is not there answers 404 with the words for its kind", async ({
	request,
}) => {
	for (const [path, title, text] of [
		["/nope", "404 Page Not Found", general],
		["/blog/a/b", "404 Page Not Found", general],
		["/blog/page/99", "404 Page Not Found", general],
		["/locations/thirroul/nope", "Page Not Found", location],
		["/locations/willow-vale/awnings", "Page Not Found", location],
		["/locations/region/kiama/nope", "Page Not Found", region],
		["/locations/nope", "Page Not Found", location],
		["/locations/region/kiama", "Page Not Found", location],
		["/404", "404 Page Not Found", general],
		["/not-found/region", "Page Not Found", region],
	] as const) {
		const answer = await get(request, path);
		expect(answer.status(), path).toBe(404);
		const html = await answer.text();
		expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1], path).toBe(title);
		expect(html.replaceAll("'", "&#x27;")).toContain(text);
	}
});

test("every answer carries the security headers", async ({ request }) => {
	for (const path of [
		...["/about", "/nope", "/%zz", "/products/nope", "/About", "/feed.xml", "/locations/nope"],
		"/api/contact",
	]) {
		const headers = (await get(request, path)).headers();
		expect(headers["content-security-policy"], path).toContain("default-src");
		expect(headers["x-content-type-options"], path).toBe("nosniff");
		expect(headers["referrer-policy"], path).toBeTruthy();
	}
});

test("a hashed file is kept for ever, a page is asked for again and answered 304, a missing file is not kept", async ({
	request,
}) => {
	const page = await get(request, "/about", { "Accept-Encoding": "br, gzip" });
	const { etag = "", ...headers } = page.headers();
	expect(headers).toMatchObject({
		"cache-control": "public, max-age=0, must-revalidate",
		"content-encoding": "br",
		vary: expect.stringMatching(/accept-encoding/i),
	});
	expect((await get(request, "/about", { "If-None-Match": etag })).status()).toBe(304);
	const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(await page.text())?.[1] ?? "";
	const kept = async (path: string) => (await get(request, path)).headers()["cache-control"];
	expect(await kept(stylesheet)).toBe("public, max-age=31536000, immutable");
	expect(await kept("/assets/nope.js")).toBe("public, max-age=0, must-revalidate");
});
