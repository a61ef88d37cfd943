import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listSpoilt, openContentCopy } from "../../../tests/contentSentences.ts";
import { getContent } from "../collections.ts";
import { adviseForm } from "./hrefForm.ts";

const origin = "https://www.coastandhighlands.example";
const kiama = "blog/zip-screens-kiama-salt-and-hardware.mdx";
const copy = openContentCopy();

describe("ARC-06 an address in the wrong form", () => {
	const top = "write the link from the top of the site, ";
	test.each([
		["www.bom.gov.au", "write https://www.bom.gov.au"],
		["bom.gov.au/nsw", "write https://bom.gov.au/nsw"],
		["https//www.bom.gov.au", "write https://www.bom.gov.au"],
		["https;//www.bom.gov.au", "write https://www.bom.gov.au"],
		["https://https://www.bom.gov.au", "write https://www.bom.gov.au"],
		["//www.bom.gov.au", "write https://www.bom.gov.au"],
		["hello@example.com", "write mailto:hello@example.com"],
		[
			"https://www.google.com/url?q=https://www.bom.gov.au/nsw",
			"the link goes through www.google.com; write where it ends, https://www.bom.gov.au/nsw",
		],
		[
			"https://docs.google.com/document/d/1",
			"docs.google.com asks readers to sign in; link to a public page, or leave the link out",
		],
		[
			"https://www.bom.gov.au/nsw?utm_source=x&a=1",
			"write https://www.bom.gov.au/nsw?a=1, without what counts visitors",
		],
		["http://localhost:3000/products/awnings", "write the path alone, /products/awnings"],
		["http://127.0.0.1:8888/products/awnings", "write the path alone, /products/awnings"],
		["https://deploy-preview-12--x.netlify.app/a", "write the path alone, /a"],
		[`${origin}/products/awnings?a=b#c`, "write the path alone, /products/awnings?a=b#c"],
		["coastandhighlands.example/products/awnings", "write the path alone, /products/awnings"],
		["", "the link leads nowhere; write its address in the round brackets"],
		["#", "the link leads nowhere; write its address in the round brackets"],
		["“/contact”", "write /contact without the quotes"],
		["//products/awnings", "write /products/awnings, with one slash"],
		["contact", `${top}/contact`],
		["../contact.html", `${top}/contact`],
		["zip-screens-kiama.mdx", `${top}/blog/zip-screens-kiama`],
	])("%s", (href, advice) => {
		expect(adviseForm(href, origin, new Set(["/blog/zip-screens-kiama"]))).toBe(advice);
	});

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
	])("%s is in the right one", (href) => {
		expect(adviseForm(href, origin)).toBeUndefined();
	});
});

describe("ARC-06 a link that leads nowhere is named where it stands:", () => {
	const page = "pages/about.mdx";
	const link = "](/locations)";
	test.each<[file: string, from: string, to: string, sentence: string]>([
		[page, link, "](/location)", 'no page has the address /location; did you mean "/locations"?'],
		[
			page,
			link,
			"](/locations/geroa/zip-screens)",
			'did you mean "/locations/gerroa/zip-screens"?',
		],
		[page, link, "](/Locations/)", "write /locations: small letters, no slash at the end"],
		[
			page,
			link,
			`](${getContent().site.origin}/locations?a=b)`,
			"write the path alone, /locations?",
		],
		[page, "](/contact#faq)", "](/contact#faqs)", 'has the id faqs; did you mean "faq"?'],
		[page, "](/contact#faq)", "](/price-guide#prices)", "no heading there has the id prices"],
		["home.yaml", "href: /price-guide", "href: /price-guid", 'did you mean "/price-guide"?'],
		["faq.yaml", "](/", "](/nowhere-", "no page has the address /nowhere-"],
		["aliases.yaml", "to: /about\n", "to: /abuot\n", "to: no page has the address /abuot; did you"],
		["aliases.yaml", "from: /quote", "from: /contact-us", "from: /contact-us appears twice; keep"],
		["aliases.yaml", "from: /quote", "from: /gallery", "from: /gallery is a page of its own; take"],
		["aliases.yaml", "from: /about-us", "from: /404", "0.from: /404 is the site's own; choose"],
		["aliases.yaml", "to: /about\n", "to: /quote\n", "/quote is an alias itself; write where it"],
		[
			"aliases.yaml",
			"roller-shutters\n- ",
			"roller-shuters\n- ",
			'did you mean "roller-shutters"?',
		],
	])("%s %s → %s", (name, from, to, sentence) => {
		const text = readFileSync(`content/${name}`, "utf8");
		const sentences = listSpoilt(copy, name, from, to);
		expect(sentences).toEqual([expect.stringContaining(sentence)]);
		const line = text.slice(0, text.indexOf(from)).split("\n").length;
		expect(sentences[0]).toMatch(new RegExp(`^content/${name}:(?:${line}|${line + 1}):`));
	});

	test.each([
		["a fault of its own in the page", "products/roller-shutters.mdx", "family: ", "famly: "],
		["a host that begins like ours", page, link, `](${getContent().site.origin}.org/locations)`],
		["a note", "home.yaml", /^/, "# [gone](/gone), href: /gone\n"],
	])("but not for %s", (_what, name, from, to) => {
		const sentences = listSpoilt(copy, name, from, to);
		expect(sentences.filter((sentence) => /no page|not a product/.test(sentence))).toEqual([]);
	});
});

test.each<[name: string, heading: string, id: string]>([
	["products/zip-screens.mdx", "## Price guide", "price-guide"],
	[kiama, "### Main", "main"],
	[kiama, "## In this text", "in-this-text"],
	[kiama, '<h2 id="what-salt-attacks-first">Salt</h2>', "what-salt-attacks-first"],
])("a heading of %s whose id the page has is named: %s", (name, heading, id) => {
	const sentences = listSpoilt(copy, name, /\n(?=## )/g, `\n${heading}\n\nWords.\n\n`);
	expect(sentences.at(-1)).toContain(
		`the page has the id ${id} already; name the heading otherwise`,
	);
});

test("a page without a price guide may have a heading of that name", () => {
	expect(listSpoilt(copy, kiama, /\n(?=## )/, "\n## Price guide\n\nWords.\n\n")).toEqual([]);
});
