import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import canonical, { config } from "./edge-functions/canonical.ts";
import { answerAddress } from "./hosting.ts";

const origin = "https://site.example";

function call(path: string) {
	const next = vi.fn(
		async () => new Response("the page itself", { headers: { "X-From": "next" } }),
	);
	return canonical(new Request(origin + path), { next });
}

/** Applies the function's own declaration, as Netlify does. */
function runsFor(path: string): boolean {
	return fits(config.pattern, path) && !isExcluded(path);
}

function isExcluded(path: string): boolean {
	return fits(config.excludedPattern, path);
}

function fits(patterns: string[], path: string): boolean {
	return patterns.some((pattern) => new RegExp(pattern).test(path));
}

const endings = ["", ".html", ".HTM", ".js", ".2", ".html.html"];
const folders = ["", "about", "v1.2", "index", "404", "not-found", "api", "images", "@vite", "%41"];

/** The path of an address, as a URL object has it. */
const anyPath = fc
	.array(
		fc.oneof(
			fc
				.tuple(fc.mixedCase(fc.constantFrom(...folders)), fc.constantFrom(...endings))
				.map((parts) => parts.join("")),
			fc.string(),
		),
		{ maxLength: 4 },
	)
	.map((parts) => new URL(`${origin}/${parts.join("/")}`).pathname);

afterEach(() => vi.unstubAllGlobals());

describe("the edge function", () => {
	test("sends another spelling to the one form, on the same site, with its query", async () => {
		const answer = await call("/Products//Awnings/?a=1");
		expect(answer?.status).toBe(301);
		expect(answer?.headers.get("location")).toBe("/products/awnings?a=1");
		expect(answer?.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
		expect(answer?.headers.get("x-content-type-options")).toBe("nosniff");
	});

	test("NF-01 NF-04 answers an unreadable address with the not-found page and status 404", async () => {
		const encoding = { headers: { "Content-Encoding": "br", "Content-Length": "7" } };
		vi.stubGlobal("fetch", async (url: URL) => new Response(`page of ${url.pathname}`, encoding));
		const answer = await call("/%zz");
		expect(answer?.status).toBe(404);
		expect(await answer?.text()).toBe("page of /404");
		expect(answer?.headers.get("content-encoding")).toBeNull();
	});

	test("NF-04 gives the not-found pages' own addresses status 404", async () => {
		const answer = await call("/not-found/region");
		expect(answer?.status).toBe(404);
		expect(await answer?.text()).toBe("the page itself");
		expect(answer?.headers.get("x-from")).toBe("next");
	});

	test("leaves a request to the host when it fails, and never stands before the functions", () => {
		expect(config.onError).toBe("bypass");
		expect(runsFor("/api/Contact")).toBe(false);
		expect(runsFor("/.netlify/Functions/contact")).toBe(false);
	});

	test("runs for every address that it answers, but for those in the folders it leaves out", () => {
		fc.assert(
			fc.property(anyPath, (path) => {
				fc.pre(answerAddress(path, "") !== undefined && !isExcluded(path));
				expect(runsFor(path)).toBe(true);
			}),
			{ numRuns: 1000 },
		);
	});

	test.each([
		"/",
		"/about",
		"/assets/entries/Page.B6ZEhwym.js",
		"/images/x-480-ab.avif",
		"/api/contact.php",
		"/feed.xml",
	])("does not run for %s", (path) => {
		expect(runsFor(path)).toBe(false);
	});
});
