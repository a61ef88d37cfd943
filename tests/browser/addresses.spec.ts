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

test("RT-20 RT-22 NF-04 Q16 Q17 what is there is shown, what has moved leads on, what is not is said", async ({
	request,
}) => {
	const general = "<h1>404 Page Not Found</h1>";
	for (const [path, status, target, words = ""] of [
		["/products/nope?from=ad", 302, "/products?from=ad"],
		[`/blog/${long}`, 302, "/blog"],
		["/products/curtains-drapes", 301, "/products/sheer-curtains"],
		["/quote", 200, undefined, "Street address"],
		["/%61bout", 200],
		["/about?x=%00&y=%zz&z=😀", 200],
		[`/about?q=${long}`, 200],
		["/nope", 404, undefined, general],
		["/blog/page/99", 404, undefined, general],
		["/locations/thirroul/nope", 404, undefined, "location or product you"],
		["/locations/region/kiama/nope", 404, undefined, "region or product you"],
	] as const) {
		const answer = await get(request, path);
		expect([path, answer.status(), answer.headers().location]).toEqual([path, status, target]);
		expect(await answer.text(), path).toContain(words);
	}
});

test("NF-01 RT-20 no address is answered with a stack trace", async ({ baseURL }) => {
	for (const path of [
		...["/%zz", "/%00", "/%0d%0aSet-Cookie:a=1", "/%2F%2Fevil.com", "/..%2f..%2fetc%2fpasswd"],
		...["/../../etc/passwd", "/%F0%9F%98%80", "/😀", `/${long}`, `/locations/${long}`],
		...["/products/awnings/%zz", "/assets/nope.js", "/.env"],
	]) {
		const answer = await getRaw(baseURL, path);
		expect(answer, path).toMatch(/^HTTP\/1\.1 404 /);
		expect(answer).toContain("Page Not Found");
		expect(answer).not.toMatch(/at .*:\d+:\d+|node_modules|Error:/);
	}
});
