import { expect, test } from "vitest";
import { project } from "../components/PlaceMap/projection.ts";
import { leastOwnWords, listIndexedPages } from "../components/Places/indexing.ts";
import { listLeadingSuburbs, listNeighbours } from "../components/Places/neighbours.ts";
import { findCouncil, listNotes } from "../components/Places/noteChoice.ts";
import {
	describeFixings,
	findStation,
	listPlaceFacts,
	listSun,
	measureFact,
	workOutPrice,
} from "../components/Places/placeFacts.ts";
import {
	chooseOpening,
	listAlternatives,
	listPlaceTexts,
} from "../components/Places/placeTexts.ts";
import { listMentions, listPostsOf } from "../components/Places/postMentions.ts";
import { listQuotes } from "../components/Places/postQuotes.ts";
import { findUnsuited, listBest, listOtherProducts } from "../components/Places/productChoice.ts";
import { priceFact } from "../components/PriceGuide/priceFacts.ts";
import { hasPrice } from "../components/PriceGuide/prices.ts";
import type { Product, Suburb } from "../scripts/content/collections.ts";
import { countWords } from "../scripts/content/format.ts";
import { getProduct } from "./entries.ts";
import { getHead, isHidden } from "./heads.ts";
import { collapseSpaces, hrefs, readPage } from "./html.ts";
import { makePageContext } from "./pageContext.ts";
import { type PlacePage, readPlacePage } from "./placePages.ts";

// What is expected is asked of the content, not of a page's own data(): that would say whatever the page says.
const { content } = makePageContext();
const { suburbs, products, regions, site } = content;

const screens = suburbs.map((suburb) => {
	return { suburb, name: suburb.name, page: readPlacePage(`/locations/${suburb.slug}`) };
});
const productPages = suburbs.flatMap((suburb) =>
	products.map((product) => {
		const page = readPlacePage(`/locations/${suburb.slug}/${product.slug}`);
		return { suburb, product, name: suburb.name, page };
	}),
);
const regionPages = regions.flatMap((region) =>
	products.map((product) => {
		const page = readPlacePage(`/locations/region/${region.slug}/${product.slug}`);
		return { region, product, name: region.name, page };
	}),
);

type Place = Parameters<typeof listNotes>[1];

/** Each of these texts is on the page, whole. */
function expectTexts({ path, blocks, outside }: PlacePage, texts: readonly (string | undefined)[]) {
	const shown = [...blocks, ...outside].join(" ");
	const missing = texts.filter((text = "") => !shown.includes(collapseSpaces(text)));
	expect([path, missing]).toEqual([path, []]);
}

/** Every note that a place needs, of a product or for itself, whole, and whom to ask; nothing where nobody lives. */
function listAdvice(place: Place, product?: Product): string[] {
	if (place.homes === "none") return [];
	const council = findCouncil(content, place);
	return [
		...listNotes(content, place, product).flatMap(({ title, text, list = [], source }) => {
			return [title, text, ...list, ...(source ? [`${source.name} ${source.href}`] : [])];
		}),
		...[
			council.text,
			...council.pages.map(({ title, publisher, href }) => `${title}, ${publisher} ${href}`),
		],
	];
}

const pagesOf = (base: string, listed: readonly { slug: string }[], product?: string) =>
	listed.map(({ slug }) => [base, slug, product].filter(Boolean).join("/"));

/** No page about the Highlands shows the sea. */
function expectInland({ path, pictures }: PlacePage, { regionSlug }: Place) {
	const ofSea = pictures.filter((name) => content.images[name]?.sea);
	expect([path, ...(regionSlug === "southern-highlands" ? ofSea : [])]).toEqual([path]);
}

/** What every page of a place has: its crumbs, its twelve neighbours and others as near, and its dot on the small map. */
function expectPlace(page: PlacePage, suburb: Suburb, product?: string) {
	const { name, region, regionSlug, lat, lng, homes } = suburb;
	const ofRegion = `/locations/region/${regionSlug}/${product ?? "plantation-shutters"}`;
	expect([...page.links.values()].flat()).toContain(ofRegion);
	expect(page.crumbs.slice(0, 3)).toEqual(["Home", "Locations", name]);
	const { same, beyond } = listNeighbours(content, suburb);
	const neighbours = pagesOf("/locations", [...same, ...beyond], product);
	expect(page.links.get("Nearby suburbs")).toEqual(["/locations", ...neighbours]);
	const facts = listPlaceFacts(content, suburb);
	const isFar = facts.some(({ term }) => term.startsWith("From "));
	expect(page.text.includes(`straight line, from the middle of ${name}.`)).toBe(isFar);
	expectTexts(page, [
		...[...same, ...beyond].map((other) => other.name + other.away),
		...facts.flatMap(({ term, value }) => [term, value]),
		`${suburbs.filter((other) => other.regionSlug === regionSlug).length} suburbs`,
	]);
	const isSunTold = [...page.links.values()].flat().some((to) => to.startsWith("/sun?"));
	expect(isSunTold).toBe(homes !== "none");
	expect(page.map.label).toBe(`Map: where ${name} lies in the ${region} region`);
	const dot = project([lat, lng]);
	expect(page.map.dot).toEqual(dot);
	const [left = 0, top = 0, width = 0, height = 0] = page.map.frame;
	expect(Math.abs(dot.x - left - width / 2)).toBeLessThan(width / 2);
	expect(Math.abs(dot.y - top - height / 2)).toBeLessThan(height / 2);
	expect(/in-home measure/i.test(page.text)).toBe(homes !== "none");
}

/** Where nobody lives, nobody asks from there. */
const aboutPlace = ({ homes, name, postcode }: Suburb): Record<string, string> =>
	homes === "none" ? {} : { city: name, state: "NSW", postcode };

test("LOC-08 LOC-10 Q56 BEY-07 every suburb's screen has its name once, what suits it, its fourteen products, its figures and notes, twelve neighbours and its place on the map", () => {
	const inland = screens.filter(({ suburb }) => suburb.regionSlug === "southern-highlands");
	expect(new Set(inland.map(({ page }) => page.pictures[0])).size).toBeGreaterThan(5);
	for (const { suburb, page } of screens) {
		const { slug, name, homes, regionSlug, region } = suburb;
		expect(page.headings[0]).toBe(slug === regionSlug ? name : `${name}, ${region}`);
		expectPlace(page, suburb);
		expectInland(page, suburb);
		expect(page.quotes).toEqual(Array(3).fill(aboutPlace(suburb)));
		expectTexts(page, [suburb.about]);
		expect(page.headings.includes(`What suits ${name} best`)).toBe(!homes);
		for (const { product, reason } of homes ? [] : listBest(content, suburb).slice(0, 3)) {
			const { term, value } = priceFact(content, product, suburb);
			expectTexts(page, [product.name, reason, `${term}: ${value}`]);
		}
		const isBelow = suburb.traits.some((trait) => /^(valley|escarpment-foot)$/.test(trait));
		const station = findStation(content, suburb);
		if (homes !== "none")
			expectTexts(page, [
				...listAdvice(suburb),
				station && `${station.name}, ${station.away} away. ${station.text}`,
				...[describeFixings(suburb), station?.source],
				`of ${name}: glass 1.2 m high and 0.9 m above the floor, under an eave of 600 mm`,
				...listSunRows(suburb),
			]);
		expect(/Hills to the west/.test(page.text), slug).toBe(isBelow && homes !== "none");
		expect([...page.links.values()].flat()).toEqual(
			expect.arrayContaining([
				...pagesOf(`/locations/${slug}`, products),
				...pagesOf("/blog", listPostsOf(content, suburb)),
				...listIndexedPages(content, [suburb]).map(({ path }) => path),
				...(homes === "none" ? [] : [`/which-product?${new URLSearchParams({ suburb: name })}`]),
				`tel:${site.phoneLink}`,
			]),
		);
	}
});

/** The rows of the table that says when the sun is on a window and how far in it falls, by the way the window faces. */
function listSunRows(suburb: Suburb): string[] {
	const { days, rows } = listSun(suburb);
	const told = rows.map(({ facing, days }) => [
		facing,
		...days.map(({ times, reach }) => `${times} ${reach}`),
	]);
	return [["Facing", ...days], ...told].map((cells) => cells.join(" "));
}

/** What a place asks of a product, or why another is better there. */
function listAnswer(suburb: Suburb, product: Product): (string | undefined)[] {
	const lead = chooseOpening(suburb, product);
	const unsuited = findUnsuited(content, suburb, product);
	if (unsuited) return [lead, unsuited.text, unsuited.reason];
	const asked = listPlaceTexts(content, suburb, product);
	const rest = suburb.about.replace(lead, "").trim();
	return [
		...[lead, ...(suburb.homes ? [rest] : [])],
		...asked.flatMap(({ label, texts }) => [label, ...texts]),
	];
}

function listWorkedPrice(suburb: Suburb, product: Product): (string | undefined)[] {
	const { example, sums = [] } = workOutPrice(content, suburb, product) ?? {};
	return [example, ...sums.flatMap(({ name, sum, note }) => [name, sum, note])];
}

/** What every page of a product has: the way to ask for it, its price, its features, three others there, and the form. */
function expectProduct(page: PlacePage, product: Product, place: Place, suburb?: Suburb) {
	const { term, value } = priceFact(content, product, suburb);
	const others = listOtherProducts(content, product, suburb);
	expectInland(page, place);
	if (place.regionSlug !== "southern-highlands")
		expect(page.pictures[0], page.path).toBe(getProduct(product.slug).image);
	expectTexts(page, [
		...[...product.features, ...product.benefits, ...listAdvice(place, product)],
		...others.map(({ shortDescription }) => shortDescription),
	]);
	expect(page.blocks).toEqual(expect.arrayContaining([term, value].map(collapseSpaces)));
	const { rule } = content.prices;
	expect(page.text.includes(collapseSpaces(rule))).toBe(hasPrice(content, product.slug));
	expect(page.title).toBe(page.headings[0]);
	const where = suburb?.name ?? `the ${place.name} region`;
	const also = suburb?.homes ? "Other products" : `Also fitted in ${where}`;
	const beside = pagesOf(page.path.replace(/\/[^/]+$/, ""), others);
	expect(page.links.get(also)).toEqual([suburb ? "/products" : "/service-areas", ...beside]);
	expect([...page.links.values()].flat()).not.toContain(page.path);
	const about = suburb ? aboutPlace(suburb) : {};
	expect(page.quotes[0]).toEqual({ ...about, interests: [product.name] });
	const { city, postcode } = about;
	const given = { city, state: "NSW", postcode, interest: product.name };
	expect(page.form).toEqual({ action: "/api/enquiry", ...given });
	// Answer, price and form come before all that is to be read.
	const order = ["What it costs", "Name", "Before you choose", "Benefits"];
	expect(page.blocks.filter((block) => order.includes(block))).toEqual(order);
}

test("SBP-01 to SBP-07 every page of a product in a suburb has its name, an answer, a price, notes, features, three others, twelve neighbours, the quote button and the form", () => {
	for (const { suburb, product, page } of productPages) {
		const { slug, name, homes, regionSlug, region } = suburb;
		const place = slug === regionSlug ? name : `${name}, ${region}`;
		expect(page.headings[0]).toBe(`${product.name} in ${place}`);
		expectPlace(page, suburb, product.slug);
		expectProduct(page, product, suburb, suburb);
		for (const words of [`Ask about your place in ${name}`, `Your street in ${name} and`])
			expect(page.text.includes(words), page.path).toBe(homes !== "none");
		const unsuited = findUnsuited(content, suburb, product);
		const alternatives = listAlternatives(content, suburb);
		expectTexts(page, [
			...listAnswer(suburb, product),
			...alternatives.flatMap(({ away, about }) => [away, about]),
			...listWorkedPrice(suburb, product),
		]);
		const known = homes ? `About ${name}` : `What we look for in ${name}`;
		expect(page.headings[1]).toBe(unsuited ? `Not our first choice in ${name}` : known);
		expect(page.links.get(page.headings[1] ?? "")).toEqual([
			...(unsuited ? pagesOf(`/locations/${slug}`, [unsuited.instead]) : []),
			...pagesOf("/locations", alternatives, product.slug),
		]);
		const links = [...page.links.values()].flat();
		const read = pagesOf("/blog", listMentions(content, suburb, product));
		expect(links).toEqual(expect.arrayContaining(read));
		const quotes = listQuotes(content, suburb, product).map(({ post }) => post);
		const quoted = pagesOf("/blog", quotes);
		expect(page.text.includes("From our blog")).toBe(quotes.length > 0);
		const told = links.filter((href) => quoted.includes(href));
		expect(told.sort(), page.path).toEqual(quoted.sort());
	}
});

test("RGP-01 to RGP-08 Q59 every page of a product in a region has its name, an answer, a price, features, three others, twelve suburbs, every council and the form", () => {
	for (const { region, product, page } of regionPages) {
		const { slug, name, about, council } = region;
		const place = slug === "southern-highlands" ? "the Southern Highlands" : `the ${name} region`;
		const title = `${product.name} in ${place}`;
		expect([page.headings[0], ...page.crumbs]).toEqual([title, "Home", "Locations", title]);
		expectProduct(page, product, { regionSlug: slug, name, traits: [] });
		const { intro, advice } = region.products[product.slug] ?? {};
		const there = suburbs.filter(({ regionSlug }) => regionSlug === slug);
		const councils = there.flatMap((suburb) => suburb.council ?? council);
		const { term, value } = measureFact;
		expectTexts(page, [product.shortDescription, intro, advice, about, ...councils, term, value]);
		expect(page.headings[1]).toBe(`${product.name} across the ${name} region`);
		const towns = pagesOf("/locations", listLeadingSuburbs(content, region));
		expect(page.links.get(`Suburbs of the ${name} region`)).toEqual(["/locations", ...towns]);
		const written = listIndexedPages(content, there).filter((found) => found.product === product);
		expect(page.links.get(`${product.name} in one suburb`) ?? []).toEqual(
			written.map(({ path }) => path),
		);
		expect([...page.links.values()].flat()).toContain(`mailto:${site.email}`);
		expect(page.map).toMatchObject({ label: `Map of the ${name} region`, dot: undefined });
	}
});

test("BEY-09 every indexed page of a product in a suburb has 150 words of its own among all place pages", () => {
	const words = countOwnWords([...screens, ...productPages, ...regionPages]);
	const indexed = productPages.filter(({ page }) => !isHidden(getHead(page.path)));
	expect(indexed.length).toBeGreaterThan(35);
	const counted = indexed.map(({ page }) => [page.path, words.get(page.path) ?? 0] as const);
	expect(counted.filter(([, count]) => count < leastOwnWords)).toEqual([]);
	expect(words.get("/locations/joadja/zip-screens")).toBeLessThan(leastOwnWords);
});

/**
 * How many words of each page stand in sentences that no other of the pages has, whatever their places are called: what
 * is left when the name is taken out of a page that was made by putting it in.
 * @returns by path
 */
function countOwnWords(pages: readonly { name: string; page: PlacePage }[]): Map<string, number> {
	const read = pages.map(({ name, page: { path, blocks } }) => {
		const neutral = blocks.map((block) => block.replaceAll(name, "…"));
		return { path, sentences: new Set(neutral.flatMap((block) => block.split(/(?<=[.!?;])\s+/))) };
	});
	const holders = new Map<string, number>();
	for (const sentence of read.flatMap(({ sentences }) => [...sentences]))
		holders.set(sentence, (holders.get(sentence) ?? 0) + 1);
	return new Map(
		read.map(({ path, sentences }) => {
			const unique = [...sentences].filter((sentence) => holders.get(sentence) === 1);
			return [path, unique.reduce((sum, sentence) => sum + countWords(sentence), 0)];
		}),
	);
}

test("BEY-09 posts and the pages of places that show them lead to each other, each part to where it stands", () => {
	const quoting = productPages.flatMap(({ suburb, product, page }) =>
		listQuotes(content, suburb, product).map(({ post, sections }) => {
			return { page, post: `/blog/${post.slug}`, headings: sections.filter(Boolean).length };
		}),
	);
	expect(quoting.length).toBeGreaterThan(40);
	for (const { post, page, headings } of quoting) {
		expect(hrefs(readPage(post).querySelector("main"))).toContain(page.path);
		const below = [...page.links.values()].flat().filter((href) => href.startsWith(`${post}#`));
		expect(below).toHaveLength(headings);
	}
});
