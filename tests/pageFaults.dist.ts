import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { listPageFaults } from "./pageFaults.ts";

const { images, site } = getContent();
const photo = (alt = "") =>
	`<img src="/images/zip-screens-1200-2f2e06f0.jpg" width="2400" height="1600" alt="${alt}">`;

/** The faults of a page of which nothing but these parts can be wrong. */
const faultsOf = (...parts: string[]) =>
	listPageFaults(
		parse(`<html lang="en-AU">
			<head><title>Sun</title><meta name="description" content="Sun."><link rel="canonical" href="https://example.com/sun"><link rel="apple-touch-icon"></head>
			<body><header></header><main><h1 id="sun">Sun</h1>${parts.join("")}</main><footer></footer></body>
		</html>`),
	);

test("a page has no fault whose parts are right", () => {
	const faults = faultsOf(
		'<a href="https://example.com" target="_blank">Elsewhere</a>',
		'<a href="/locations/kiama/zip-screens">Learn More about Zip Screens</a>',
		'<nav><a href="#sun">Sun</a></nav>',
		`<a href="tel:${site.phoneLink}">Call</a> <a href="mailto:${site.email}">Write</a>`,
		`<script type="application/ld+json">{"telephone":"${site.phoneLink}"}</script>`,
		photo(images["zip-screens"]?.alt) + photo(),
		'<section tabindex="0" aria-label="Prices"></section><button hidden>Copy</button>',
	);
	expect(faults).toEqual([]);
});

test.each([
	["<h1>Shade</h1>", "has 2 times h1, not once"],
	['<a href="https://example.com">Elsewhere</a>', "links to https://example.com without a new tab"],
	['<a href="/products/awnings">Zip Screens</a>', '"Zip Screens" leads to /products/awnings'],
	['<a href="/shade" aria-current="page">Shade</a>', '"Shade" is not this page'],
	['<nav><a href="#sun">Shade</a></nav>', '"Shade" leads astray'],
	['<nav><a href="#shade">Shade</a></nav>', '"Shade" leads astray'],
	['<nav aria-label="Breadcrumb"><li><b>Sun</b></li></nav>', '"Sun" ends the trail'],
	[
		'<nav><a href="#b">B</a><a href="#a">A</a></nav><p id="a">A</p><p id="b">B</p>',
		"contents out of order: b,a",
	],
	[
		'<nav><a href="#sun">Sun</a></nav><div class="prose"><h2 id="wind">Wind</h2></div>',
		'contents without "Wind"',
	],
	['<svg><use href="#icon-bed"></use></svg>', "cannot be used: <use"],
	['<a href="tel:+61200000000">Call</a>', "tel:+61200000000"],
	['<a href="mailto:me@example.com">Write</a>', "mailto:me@example.com"],
	['<script type="application/ld+json">{"telephone":"+61200000000"}</script>', "+61200000000"],
	[photo("A dog"), 'alt="A dog"'],
	[photo().replace(' height="1600"', ""), "zip-screens"],
	[`<picture>${photo()}</picture>`, "is fetched at the wrong time: <img"],
	['<section tabindex="0"></section>', "cannot be used: <section"],
	['<time datetime="2026-03-02">March 20, 2026</time>', "is another day: <time"],
	["<p hidden>Choose</p>", "cannot be used: <p hidden"],
])("of a page with %s it says: %s", (part, fault) => {
	expect(faultsOf(part)).toEqual([expect.stringContaining(fault)]);
});
