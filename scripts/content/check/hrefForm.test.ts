import { describe, expect, test } from "vitest";
import { adviseForm } from "./hrefForm.ts";

const origin = "https://www.coastandhighlands.example";

describe("ARC-06 the address of another site is written whole", () => {
	test.each([
		["www.bom.gov.au", "https://www.bom.gov.au"],
		["bom.gov.au/nsw", "https://bom.gov.au/nsw"],
		["https//www.bom.gov.au", "https://www.bom.gov.au"],
		["https:www.bom.gov.au", "https://www.bom.gov.au"],
		["https;//www.bom.gov.au", "https://www.bom.gov.au"],
		["https://https://www.bom.gov.au", "https://www.bom.gov.au"],
		["//www.bom.gov.au", "https://www.bom.gov.au"],
		["“https//www.bom.gov.au”", "https://www.bom.gov.au"],
		["hello@example.com", "mailto:hello@example.com"],
	])("%s", (href, wanted) => {
		expect(adviseForm(href, origin)).toBe(`write ${wanted}`);
		expect(adviseForm(wanted, origin)).toBeUndefined();
	});
});

describe("ARC-06 an address of this site is its path alone", () => {
	test.each([
		"http://localhost:3000/products/zip-screens",
		"localhost:3000/products/zip-screens",
		"http://127.0.0.1:8888/products/zip-screens",
		"https://deploy-preview-12--x.netlify.app/products/zip-screens",
		"https://www.coastandhighlands.example/products/zip-screens",
		"https://coastandhighlands.example/products/zip-screens",
		"http://www.coastandhighlands.example/products/zip-screens",
		"www.coastandhighlands.example/products/zip-screens",
		"coastandhighlands.example/products/zip-screens",
	])("%s", (href) => {
		expect(adviseForm(href, origin)).toBe("write the path alone, /products/zip-screens");
	});
});

describe("ARC-06 an address that leads nowhere", () => {
	test.each(["", " ", "#"])("%j asks for one", (href) => {
		expect(adviseForm(href, origin)).toBe(
			"the link leads nowhere; write its address in the round brackets",
		);
	});

	test("in Word's quotes loses them", () => {
		expect(adviseForm("“/contact”", origin)).toBe("write /contact without the quotes");
	});
});

test("ARC-06 a path with two slashes would lead to a host of that name", () => {
	expect(adviseForm("//products/awnings", origin)).toBe("write /products/awnings, with one slash");
});

describe("ARC-06 an address of this site starts at its top", () => {
	test.each(["contact", "../contact", "./contact", "contact.mdx", "../contact.html"])(
		"%s",
		(href) => {
			expect(adviseForm(href, origin)).toBe("write the link from the top of the site, /contact");
		},
	);
});

test("ARC-06 the name of a post's file is its address below /blog", () => {
	const isPost = (path: string) => path === "/blog/zip-screens-kiama";
	expect(adviseForm("zip-screens-kiama.mdx", origin, isPost)).toBe(
		"write the link from the top of the site, /blog/zip-screens-kiama",
	);
});

describe("ARC-06 the form is right", () => {
	test.each([
		"/contact",
		"/",
		"#cost",
		"/blog/httpsomething",
		"mailto:hello@example.com",
		"tel:+61255500134",
		"https://www.bom.gov.au/?u=http://x.au",
		"http://www.bom.gov.au",
		`${origin}.org/locations`,
	])("of %s", (href) => {
		expect(adviseForm(href, origin)).toBeUndefined();
	});
});
