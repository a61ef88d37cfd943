import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalPath } from "./address.ts";

describe("the one form of an address", () => {
	test.each([
		["/", "/"],
		["/about", "/about"],
		["/locations/region/kiama/roller-blinds", "/locations/region/kiama/roller-blinds"],
		["/About", "/about"],
		["/about/", "/about"],
		["/about.html", "/about"],
		["/About/INDEX.HTML", "/about"],
		["/index.html", "/"],
		["/a/index/index.html.html", "/a"],
		["//", "/"],
		["/products//awnings", "/products/awnings"],
		["//evil.com/x", "/evil.com/x"],
		["/BLOG/Caf%C3%A9", "/blog/caf%C3%A9"],
	])("%s is addressed as %s", (path, form) => {
		expect(canonicalPath(path)).toBe(form);
	});

	test.each([
		"/assets/entries/pages_client.DYjbVq2a.js",
		"/images/home-hero-480-AB12.avif",
		"/.netlify/functions/Contact",
		"/api/contact.php",
		"/@vite/client",
		"/%61bout",
	])(
		"%s keeps its letters, for files, functions and readable encodings are no other page",
		(path) => {
			expect(canonicalPath(path)).toBe(path);
		},
	);

	test.each([
		"/%zz",
		"/%",
		"/%00",
		"/a%0d%0ab",
		"/%2F%2Fevil.com",
		"/%5cevil.com",
		"/..%2f..%2fetc",
	])("%s cannot be read as an address", (path) => {
		expect(canonicalPath(path)).toBeUndefined();
	});

	test("any address has one form, which is its own form and stays on this site", () => {
		const part = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.constantFrom("", "INDEX.html", "%zz", "\\", "..", "evil.com"),
		);
		fc.assert(
			fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
				const { pathname, origin } = new URL(
					`https://site.example/${parts.join("/").replace(/[?#]/g, "")}`,
				);
				const form = canonicalPath(pathname);
				if (form === undefined) return;
				expect(new URL(form, origin).origin).toBe(origin);
				expect(form).toMatch(/^\/(?![/\\])/);
				expect(canonicalPath(form)).toBe(form);
			}),
			{ numRuns: 500 },
		);
	});
});
