import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import canonical, { config } from "./edge-functions/canonical.ts";
import { answerAddress } from "./hosting.ts";

const origin = "https://site.example";
const page = new Response("the page itself", { headers: { "X-From": "next" } });
const call = (path: string) =>
	canonical(new Request(origin + path), { next: async () => page.clone() });

/** Applies the function's own declaration, as Netlify does. */
const fits = (patterns: string[], path: string) =>
	patterns.some((pattern) => new RegExp(pattern).test(path));
const isExcluded = (path: string) => fits(config.excludedPattern, path);
const isAsked = String(config.method) === "GET,HEAD";
const runsFor = (path: string) => isAsked && fits(config.pattern, path) && !isExcluded(path);

const endings = ["", ".html", ".HTM", ".js", ".2", ".html.html"];
const folders = ["", "about", "v1.2", "index", "404", "not-found", "api", "images", "@vite", "%41"];
const named = fc.tuple(fc.mixedCase(fc.constantFrom(...folders)), fc.constantFrom(...endings));
const part = fc.oneof(
	named.map((parts) => parts.join("")),
	fc.string(),
);
/** The path of an address, as a URL object has it. */
const anyPath = fc
	.array(part, { maxLength: 4 })
	.map((parts) => new URL(`${origin}/${parts.join("/")}`).pathname);

describe("the edge function", () => {
	test("sends another spelling to the one form, on the same site, with its query", async () => {
		const answer = await call("/Products//Awnings/?a=1");
		expect(answer?.status).toBe(301);
		expect(answer?.headers.get("location")).toBe("/products/awnings?a=1");
		expect(answer?.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
		expect(answer?.headers.get("x-content-type-options")).toBe("nosniff");
	});

	test("NF-01 NF-04 answers an unreadable address with the not-found page, and the not-found pages' own with themselves, all with 404", async () => {
		const encoding = { headers: { "Content-Encoding": "br", "Content-Length": "7" } };
		vi.stubGlobal("fetch", async (url: URL) => new Response(`page of ${url.pathname}`, encoding));
		const [unreadable, region] = [await call("/%zz"), await call("/not-found/region")];
		expect([unreadable?.status, region?.status]).toEqual([404, 404]);
		expect(await unreadable?.text()).toBe("page of /404");
		for (const name of ["content-encoding", "content-length"])
			expect(unreadable?.headers.get(name)).toBeNull();
		expect([await region?.text(), region?.headers.get("x-from")]).toEqual([
			"the page itself",
			"next",
		]);
	});

	test("leaves canonical addresses to the host, and any request when it fails", async () => {
		expect(await call("/about")).toBeUndefined();
		expect(config.onError).toBe("bypass");
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

	test.each(["/", "/assets/Page.B6.js", "/images/A.avif", "/api/Contact", "/.netlify/Functions/a"])(
		"does not run for %s",
		(path) => {
			expect(runsFor(path)).toBe(false);
		},
	);
});
