import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { listKeyFacts } from "../components/Facts/keyFacts.ts";
import { listIndexedPages } from "../components/Places/indexing.ts";
import { priceFact } from "../components/PriceGuide/priceFacts.ts";
import { hasPrice, listPrices } from "../components/PriceGuide/prices.ts";
import { listAddress } from "../components/Windows/listAddress.ts";
import { getContent } from "../scripts/content/collections.ts";
import { dropLinks, slugify } from "../scripts/content/format.ts";
import { getProduct } from "./entries.ts";
import { everyPage, sectionOf, texts } from "./everyPage.ts";
import { collapseSpaces, hrefs, readPage, subjectOf } from "./html.ts";
import { nameOf } from "./pageFaults.ts";

const content = getContent();
const { gallery, products, prices, services } = content;
const boxOf = (page: HTMLElement) => texts(page, "aside[aria-label^='Price of'] :is(h2, p)").join();
const pathOf = ({ slug }: { slug: string }) => `/products/${slug}`;

test("PRD-01 PRD-02 PRD-03 BEY-05 a card for each of the 14, with picture, name, text, guide price and Learn More", () => {
	const cards = readPage("/products").querySelectorAll("article");
	const seen = cards.map((card) => [
		nameOf(card.querySelector("img")),
		...texts(card, "h3, p, a"),
		...hrefs(card),
	]);
	const inOrder = services.products.groups.flatMap((group) => group.products.map(getProduct));
	const wanted = inOrder.map((product) => {
		const { term, value } = priceFact(content, product);
		return [
			...[product.image, product.name, collapseSpaces(product.shortDescription)],
			...(product.alsoCalled ? [collapseSpaces(product.alsoCalled)] : []),
			...[collapseSpaces(`${term}: ${value}`), `Learn More about ${product.name}`, pathOf(product)],
		];
	});
	expect(seen).toEqual(wanted);
});

test("BEY-05 the price guide names each product once, as a link, also those by written quote, and no two choices look alike", () => {
	const page = readPage("/price-guide");
	const heads = page.querySelectorAll("main table th[scope=rowgroup]");
	expect(heads.map(({ textContent }) => textContent)).toEqual(
		prices.products.map(({ product }) => getProduct(product).name),
	);
	expect(heads.flatMap(hrefs)).toHaveLength(products.length);
	const kinds = listPrices(content).products.flatMap(({ choices }) =>
		choices.length > 1 ? choices.map(({ name }) => name) : [],
	);
	expect(texts(page, "main table th[scope=row]")).toEqual(kinds.map(collapseSpaces));
	expect(
		texts(page, "main table tr").filter((row) => row.includes("By written quote; ")),
	).toHaveLength(products.filter(({ slug }) => !hasPrice(content, slug)).length);
	const choices = texts(page, "#p-choice option");
	expect(new Set(choices).size).toBe(choices.length);
	expect(choices).toContain("Zip Screens/Awnings: Zip screen");
});

everyPage(
	"page of a product",
	products.map((product) => ({ ...product, path: pathOf(product) })),
	{
		"PDT-01 PDT-02 its name, its trail, its picture, and the ways to a quote and to its pictures": [
			(page) => [
				...texts(page, "h1, nav[aria-label=Breadcrumb] li"),
				nameOf(page.querySelector("main section:has(h1) img")),
				page
					.querySelectorAll("h1 ~ * a")
					.map((link) => [link.textContent, subjectOf(link) ?? link.getAttribute("href")]),
			],
			({ name, slug, image }) => {
				const category = gallery.find((item) => item.product === slug)?.category;
				return [
					...["Home", "Products", name, name],
					image,
					[
						["Request a Quote", { interests: [name] }],
						["View Gallery", `/gallery${category ? `?category=${slugify(category)}` : ""}`],
					],
				];
			},
		],
		"PDT-03 PDT-04 PDT-05 all of its record, in place": [
			(page) => [
				...texts(page, "h2#o-h ~ p, [aria-labelledby=not-h] li"),
				...texts(page, "[aria-label='Key features and benefits'] :is(h2, li)"),
			],
			({ description, differs, features, benefits, notFor }) =>
				[
					...[description, ...(differs ? [dropLinks(differs)] : [])],
					...["Which product suits my window", "Compare it with others", "Add to your windows"],
					...notFor.map(({ when, instead }) => `${when} ${dropLinks(instead)}`),
					...["Key features", ...features, "Benefits", ...benefits],
				].map(collapseSpaces),
		],
		"BEY-21 the colours of its own ranges to choose samples from": [
			(page) =>
				page
					.querySelectorAll("[data-island=Samples] :is(input, rect)")
					.map((part) => part.getAttribute("value") ?? part.getAttribute("fill")),
			({ slug }) =>
				content.ranges
					.filter((range) => range.products.includes(slug))
					.flatMap(({ name, swatches }) =>
						swatches.flatMap((one) =>
							[`${name}: ${one.name.toLowerCase()}`, one.colour ?? []].flat(),
						),
					),
		],
		"its price, which leads to the guide on the page, its own key facts, GST where a price stands alone, and one table with what each kind is for":
			[
				(page, product) => [
					...texts(page.querySelector("main dl"), "dt, dd"),
					...texts(page, "main dl .long"),
					...hrefs(page.querySelector("main dl")),
					...texts(page, "#price-guide h2"),
					/, GST included\./.test(boxOf(page)),
					...priceFact(content, product)
						.value.split("; ")
						.filter((part) => !boxOf(page).includes(part)),
					...texts(page, "h2#compared-h + p").filter((text) => text !== prices.rule),
					page.querySelectorAll("main [aria-label^='Guide prices'] table").length,
					...texts(page, "[aria-label^='Guide prices'] td:nth-child(4)"),
				],
				(product) => {
					const facts = [priceFact(content, product), ...listKeyFacts(content, product)];
					const isPriced = hasPrice(content, product.slug);
					return [
						...facts.flatMap(({ term, value }) => [term, collapseSpaces(value)]),
						...facts.flatMap(({ value }) => (value.length > 30 ? [collapseSpaces(value)] : [])),
						"#price-guide",
						isPriced ? "Work out a guide price" : "What your quote goes by",
						isPriced,
						1,
						...prices.products.flatMap(({ product: slug, options = [] }) =>
							slug === product.slug ? options.flatMap(({ suits = [] }) => suits) : [],
						),
					];
				},
			],
		"every picture of its own, with the captions that are theirs": [
			(page, { image, images }) => [
				...texts(page, "[aria-labelledby=o-h] figure figcaption"),
				...[image, ...images].filter(
					(name) => !page.querySelectorAll("main img").some((img) => nameOf(img) === name),
				),
			],
			(_product, page) =>
				page
					.querySelectorAll("[aria-labelledby=o-h] figure img")
					.map((img) => collapseSpaces(content.images[nameOf(img)]?.caption ?? "")),
		],
		"BEY-19 BEY-20 ways to choose, compare, list and, where it hangs in a window, measure it": [
			(page) => [
				...hrefs(sectionOf(page, "Overview")).slice(-3),
				hrefs(page.querySelector("main")).includes("/measure"),
			],
			({ slug, family }, page) => {
				const others = hrefs(page.querySelector("h2 + .products")).slice(0, 3);
				const slugs = others.map((path) => path.slice("/products/".length));
				return [
					"/which-product",
					`/compare?products=${[slug, ...slugs.slice(0, 2)]}`,
					listAddress("add", { windows: [{ choice: slug }] }),
					["shutters", "blinds", "soft"].includes(family),
				];
			},
		],
		"ways to a quote that all say what it is about": [
			(page) =>
				page
					.querySelectorAll("main a[href^='/contact']")
					.filter(({ textContent }) => /Quote|Consultation|Contact Us/.test(textContent))
					.map(subjectOf),
			({ name }) => Array.from({ length: 5 }, () => ({ interests: [name] })),
		],
		"PDT-07 the four steps, and the questions before an order": [
			(page) => [
				texts(sectionOf(page, "From first visit to last screw"), "ol :is(h3, p)"),
				texts(sectionOf(page, "Before you order"), "details"),
			],
			() => [
				content.home.process.flatMap(({ title, text }) => [title, text]),
				services.products.questions.map(({ question, answer }) => question + dropLinks(answer)),
			],
		],
		"PDT-06 its posts, three others, its kind first, and every place with a page of its own": [
			(page) => [
				hrefs(sectionOf(page, "Read before you buy")).slice(0, 3),
				hrefs(sectionOf(page, /, place by place$/)),
				hrefs(page.querySelector("h2 + .products")).slice(0, 3),
			],
			({ slug, family, relatedPosts }) => [
				relatedPosts.slice(0, 3).map((post) => `/blog/${post}`),
				listIndexedPages(content)
					.filter(({ product }) => product.slug === slug)
					.map(({ path }) => path),
				products
					.filter((other) => other.slug !== slug)
					.sort((a, b) => Number(b.family === family) - Number(a.family === family))
					.slice(0, 3)
					.map(pathOf),
			],
		],
	},
);

test("PDT-08 BEY-16 only zip-screens-awnings has a section on awnings features and benefits, only plantation shutters lead to the questions about them, and a window of cloth opens with the product's own", () => {
	const having = (has: (page: HTMLElement) => boolean | undefined) =>
		products.filter((product) => has(readPage(pathOf(product)))).map(({ slug }) => slug);
	const title = "Awnings: features and benefits";
	expect(having((page) => texts(page, "h2").includes(title))).toEqual(["zip-screens-awnings"]);
	const asked = having((page) => hrefs(page.querySelector("main")).includes("/contact#faq"));
	expect(asked).toEqual(["plantation-shutters"]);
	for (const [id, slug] of [
		["voile", "sheer-curtains"],
		["verishade", "veri-shades"],
	])
		expect(having((page) => !!page.querySelector(`img[src*='/sheers-${id}-outside']`))).toEqual([
			slug,
		]);
});

test("PDT-10 texts link to the five products", () => {
	const five =
		"zip-screens bioclimatic-pergolas roller-shutters vertical-blinds plantation-shutters";
	const links = [...products, ...content.posts].flatMap((entry) => entry.links);
	expect(links).toEqual(expect.arrayContaining(five.split(" ").map((slug) => pathOf({ slug }))));
});
