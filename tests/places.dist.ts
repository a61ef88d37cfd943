import { expect, test } from "vitest";
import { priceFact } from "../components/Facts/keyFacts.ts";
import { project } from "../components/PlaceMap/projection.ts";
import { leastOwnWords } from "../components/Places/indexing.ts";
import { findCouncil, listNotes } from "../components/Places/noteChoice.ts";
import { listQuotes } from "../components/Places/postQuotes.ts";
import { findUnsuited } from "../components/Places/productChoice.ts";
import { data as readScreen } from "../pages/location/+data.ts";
import { data as readProduct } from "../pages/place-product/+data.ts";
import type { Product, Suburb } from "../scripts/content/collections.ts";
import { countWords } from "../scripts/content/format.ts";
import { getProduct } from "./entries.ts";
import { getHead, isHidden } from "./heads.ts";
import { collapseSpaces, hrefs, readPage } from "./html.ts";
import { makePageContext } from "./pageContext.ts";
import { type PlacePage, readPlacePage } from "./placePages.ts";

const context = makePageContext();
const { content } = context;
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

type ProductData = Awaited<ReturnType<typeof readProduct>>;
type Place = Parameters<typeof listNotes>[1];

/** Each of these texts is on the page, whole. */
function expectTexts({ path, blocks }: PlacePage, texts: readonly (string | undefined)[]) {
	const shown = blocks.join("\n");
	const missing = texts.filter((text = "") => !shown.includes(collapseSpaces(text)));
	expect([path, missing]).toEqual([path, []]);
}

/** Every note that a place needs, of a product or for itself, whole, and whom to ask; nothing where nobody lives. */
function listAdvice(place: Place, product?: Product): string[] {
	if (place.homes === "none") return [];
	const council = findCouncil(content, place);
	return [
		...listNotes(content, place, product).flatMap(({ title, text, list = [], source }) => {
			return [title, text, ...list, ...(source ? [source.name] : [])];
		}),
		...[council.text, ...council.pages.map(({ title, publisher }) => `${title}, ${publisher}`)],
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
function expectPlace(
	page: PlacePage,
	{ name, region, regionSlug, lat, lng, homes }: Suburb,
	nearby: ProductData["nearby"],
	product?: string,
) {
	const ofRegion = `/locations/region/${regionSlug}/${product ?? "plantation-shutters"}`;
	expect([...page.links.values()].flat()).toContain(ofRegion);
	expect(page.crumbs.slice(0, 3)).toEqual(["Home", "Locations", name]);
	const { same = [], beyond = [] } = nearby ?? {};
	const neighbours = pagesOf("/locations", [...same, ...beyond], product);
	expect(page.links.get("Nearby suburbs")).toEqual(["/locations", ...neighbours]);
	expectTexts(page, [
		...[...same, ...beyond].map((other) => other.name + other.away),
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

test("LOC-08 LOC-10 Q56 BEY-07 every suburb's screen has its name once, what suits it, its fourteen products, its figures and notes, twelve neighbours and its place on the map", async () => {
	expect(screens).toHaveLength(162);
	const inland = screens.filter(({ suburb }) => suburb.regionSlug === "southern-highlands");
	expect(new Set(inland.map(({ page }) => page.pictures[0])).size).toBeGreaterThan(5);
	for (const { suburb, page } of screens) {
		const { slug, name, homes, regionSlug, region } = suburb;
		const { facts, figures, best, posts, written, nearby } = await readScreen({
			...context,
			routeParams: { suburb: slug },
		});
		expect(page.headings[0]).toBe(slug === regionSlug ? name : `${name}, ${region}`);
		expectPlace(page, suburb, nearby);
		expectInland(page, suburb);
		expect(page.quotes).toEqual(Array(3).fill(aboutPlace(suburb)));
		expectTexts(page, [suburb.about, ...facts.flatMap(({ term, value }) => [term, value])]);
		expect(page.headings.includes(`What suits ${name} best`)).toBe(!homes);
		for (const card of homes ? [] : best) {
			const { term, value } = priceFact(content, card, suburb);
			expectTexts(page, [card.name, card.shortDescription, `${term}: ${value}`]);
		}
		const isBelow = suburb.traits.some((trait) => /^(valley|escarpment-foot)$/.test(trait));
		const sun = figures.sun.rows.flatMap(({ days }) => days);
		if (homes !== "none")
			expectTexts(page, [
				...listAdvice(suburb),
				...[figures.fixings, figures.station?.text, figures.station?.source],
				`of ${name}: glass 1.2 m high and 0.9 m above the floor, under an eave of 600 mm`,
				...sun.flatMap(({ times, reach }) => [times, reach]),
			]);
		expect(/Hills to the west/.test(page.text), slug).toBe(isBelow && homes !== "none");
		expect([...page.links.values()].flat()).toEqual(
			expect.arrayContaining([
				...pagesOf(`/locations/${slug}`, products),
				...pagesOf("/blog", posts),
				...written.map(({ path }) => path),
				`tel:${site.phoneLink}`,
			]),
		);
	}
});

/** What every page of a product has: the way to ask for it, its price, its features, three others there, and the form. */
function expectProduct(
	page: PlacePage,
	given: ProductData,
	place: Place,
	about: Record<string, string>,
) {
	const { product, price, others, base, also, facts, worked, answer, texts } = given;
	expectInland(page, place);
	if (place.regionSlug !== "southern-highlands")
		expect(page.pictures[0], page.path).toBe(getProduct(product.slug).image);
	expectTexts(page, [
		...[given.lead, ...answer.text.texts, ...texts.flatMap((text) => text.texts)],
		...[...product.features, ...product.benefits, ...listAdvice(place, product)],
		...[price, ...facts].flatMap(({ term, value }) => [term, value]),
		...others.map(({ shortDescription }) => shortDescription),
		...[worked?.example, given.rule],
		...(worked?.sums ?? []).flatMap(({ name, sum, note }) => [name, sum, note]),
	]);
	expect([page.title, page.headings[1]]).toEqual([page.headings[0], answer.title]);
	const elsewhere = page.links.get(also)?.slice(1) ?? [];
	expect(elsewhere).toEqual(pagesOf(base, others));
	expect(new Set([...elsewhere, page.path]).size).toBe(4);
	expect([...page.links.values()].flat()).not.toContain(page.path);
	expect(page.quotes[0]).toEqual({ ...about, interests: [product.name] });
	const { city, postcode } = about;
	expect(page.form).toEqual({ action: "/api/enquiry", city, postcode, interest: product.name });
	// Answer, price and form come before all that is to be read.
	const order = ["What it costs", "Name", "Before you choose", "Benefits"];
	expect(page.blocks.filter((block) => order.includes(block))).toEqual(order);
}

test("SBP-01 to SBP-07 every page of a product in a suburb has its name, an answer, a price, notes, features, three others, twelve neighbours, the quote button and the form", async () => {
	expect(productPages).toHaveLength(2268);
	for (const { suburb, product, page } of productPages) {
		const { slug, name, homes, regionSlug, region } = suburb;
		const routeParams = { suburb: slug, product: product.slug };
		const given = await readProduct({ ...context, routeParams });
		const place = slug === regionSlug ? name : `${name}, ${region}`;
		expect(page.headings[0]).toBe(`${product.name} in ${place}`);
		expectPlace(page, suburb, given.nearby, product.slug);
		expectProduct(page, given, suburb, aboutPlace(suburb));
		for (const words of [`Ask about your place in ${name}`, `Your street in ${name} and`])
			expect(page.text.includes(words), page.path).toBe(homes !== "none");
		const { answer, posts, quotes, alternatives } = given;
		const unsuited = findUnsuited(content, suburb, product);
		const better = unsuited?.instead;
		expectTexts(page, [
			unsuited?.reason,
			...alternatives.flatMap(({ away, about }) => [away, about]),
		]);
		expect(answer.title).toContain(name);
		expect(page.links.get(answer.title)).toEqual([
			...(better ? pagesOf(given.base, [better]) : []),
			...pagesOf("/locations", alternatives, product.slug),
		]);
		const read = pagesOf("/blog", [...posts, ...quotes.map(({ post }) => post)]);
		expect(new Set(read).size).toBe(read.length);
		expect([...page.links.values()].flat()).toEqual(expect.arrayContaining(read));
	}
});

test("RGP-01 to RGP-08 every page of a product in a region has its name, an answer, a price, features, three others, twelve suburbs, every council and the form", async () => {
	expect(regionPages).toHaveLength(56);
	for (const { region, product, page } of regionPages) {
		const { slug, name, about, council } = region;
		const routeParams = { region: slug, product: product.slug };
		const given = await readProduct({ ...context, routeParams });
		const place = slug === "southern-highlands" ? "the Southern Highlands" : `the ${name} region`;
		const title = `${product.name} in ${place}`;
		expect([page.headings[0], ...page.crumbs]).toEqual([title, "Home", "Locations", title]);
		expectProduct(page, given, { regionSlug: slug, name, traits: [] }, {});
		const { intro, advice } = region.products[product.slug] ?? {};
		const there = suburbs.filter(({ regionSlug }) => regionSlug === slug);
		const councils = there.flatMap((suburb) => suburb.council ?? council);
		expectTexts(page, [intro, advice, about, ...councils]);
		const [all, ...towns] = page.links.get(`Suburbs of the ${name} region`) ?? [];
		expect([all, new Set(towns).size]).toEqual(["/locations", 12]);
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
		const links = [...page.links.values()].flat();
		const below = links.filter((href) => href.startsWith(`${post}#`));
		expect([links.includes(post), below.length]).toEqual([true, headings]);
	}
});
