import { describe, expect, test } from "vitest";
import {
	answerAddress,
	answerMissing,
	canonicalPath,
	headerRules,
	headersFor,
	securityHeaders,
} from "./hosting.ts";

test.each([
	["/", "/"],
	["/about", "/about"],
	["/about/", "/about"],
	["/about.htm", "/about"],
	["/About/INDEX.HTML", "/about"],
	["/index.html", "/"],
	["/a/index/index.html.html", "/a"],
	["//", "/"],
	["/products//awnings", "/products/awnings"],
	["//evil.com/x", "/evil.com/x"],
	["/sun).", "/sun"],
	["/about%E2%80%8B", "/about"],
	["/blog/x.html%3E%20", "/blog/x"],
	["/BLOG/Caf%C3%A9", "/blog/caf%C3%A9"],
	// Files, functions and readable encodings are no other page.
	["/assets/entries/client.DYjbVq2a.JS", "/assets/entries/client.DYjbVq2a.JS"],
	["/.netlify/functions/Contact", "/.netlify/functions/Contact"],
	["/api/Contact", "/api/Contact"],
	["/@vite/client", "/@vite/client"],
	["/%61bout", "/%61bout"],
	// None of these can be read.
	["/%zz", undefined],
	["/blog/%00", undefined],
	["/a%0d%0ab", undefined],
	["/%2F%2Fevil.com", undefined],
	["/%5cevil.com", undefined],
	["/..%2f..%2fetc", undefined],
])("the canonical form of %s is %s", (path, form) => {
	expect(canonicalPath(path)).toBe(form);
});

describe("the answer to an address", () => {
	test.each([
		["RT-20", "/products/awnings", undefined],
		["RT-20", "/Products/Awnings/", { redirect: "/products/awnings?q=%zz", status: 301 }],
		["NF-01", "/%zz", { page: "/404", status: 404 }],
		["NF-04", "/404", { page: "/404", status: 404 }],
		["NF-04", "/not-found/region", { page: "/not-found/region", status: 404 }],
	])("%s at %s, whatever there is", (_id, path, answer) => {
		expect(answerAddress(path, "?q=%zz")).toEqual(answer);
	});

	const toSheers = { redirect: "/products/sheer-curtains?q=1", status: 301 };
	test.each([
		["RT-22 ERR-07", "/products/nope", { redirect: "/products?q=1", status: 302 }],
		["RT-23 ERR-08 Q31", "/blog/clean-curtains-easily", { redirect: "/blog?q=1", status: 302 }],
		["Q03", "/products/curtains-blinds", toSheers],
		["Q03 PDT-11", "/products/curtains-drapes", toSheers],
		[
			"NF-02 ERR-09 Q20",
			"/locations/willow-vale/awnings",
			{ page: "/not-found/location", status: 404 },
		],
		["NF-03 ERR-10", "/locations/region/nope/awnings", { page: "/not-found/region", status: 404 }],
		["NF-06 Q18", "/locations/nope", { page: "/not-found/location", status: 404 }],
		["Q21", "/locations/region/kiama", { page: "/not-found/location", status: 404 }],
		["RT-24", "/products/awnings/extra", undefined],
		["RT-24 ERR-11", "/nope", undefined],
	])("%s without a page at %s", (_id, path, answer) => {
		expect(answerMissing(path, "?q=1")).toEqual(answer);
	});
});

test("pages run, load and send nothing but what comes from the site, and may not be framed; hashed files are kept", () => {
	const policy = headersFor("/about")["Content-Security-Policy"];
	expect(policy).not.toMatch(/unsafe|https?:|\*/);
	expect(policy).toContain("frame-ancestors 'none'");
	const others = Object.keys(headersFor("/assets/a.js")).filter((name) => !/^Content/.test(name));
	expect(others.join()).toBe(
		"Strict-Transport-Security,X-Content-Type-Options,X-Frame-Options,Referrer-Policy,Permissions-Policy,Cross-Origin-Opener-Policy,Cache-Control",
	);
	const twoYears = { "Strict-Transport-Security": "max-age=63072000" };
	expect(headersFor("/")).toEqual({ ...securityHeaders, ...twoYears });
	expect(headersFor("/assets/a.js")["Cache-Control"]).toContain("immutable");
});

test("no header is set by two rules that fit one path, for the host would send both", () => {
	const everywhere = Object.keys(securityHeaders);
	const twice = headerRules.slice(1).flatMap(({ values }) => Object.keys(values));
	expect(twice).toHaveLength(3);
	expect(twice.filter((name) => everywhere.includes(name))).toEqual([]);
});
