import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { exported } from "./export.ts";
import { factsSchema } from "./fact.ts";
import { testimonialsSchema } from "./lists.ts";
import { regionSchema } from "./place.ts";
import { placeholder, postSchema } from "./post.ts";
import { pricesSchema } from "./price.ts";
import { siteSchema } from "./site.ts";
import { day, slug, slugify, summary } from "./text.ts";

const schemas = new Map(exported.map(({ name, schema }) => [name, schema]));

/** What the schema of a collection says of the value at `collection.path`, whatever else is missing. */
function say(place: string, value: unknown): string[] {
	const [name = "", ...parts] = place.split(".");
	const data = parts.reduceRight<unknown>((inner, part) => {
		return /^\d$/.test(part) ? [inner] : { [part]: inner };
	}, value);
	const issues = schemas.get(name)?.safeParse(data).error?.issues ?? [];
	return issues
		.filter(({ path }) => path.join(".") === parts.join("."))
		.map(({ message }) => message);
}

const marksAdvice = "marks are printed here as they stand; write plain words";
const letters = (count: number) => "a".repeat(count);
const items = (count: number) => Array.from({ length: count }, (_, index) => `item-${index}`);

describe("ARC-06 what is outside a schema is answered with what to write", () => {
	test.each<[path: string, value: unknown, sentence: string]>([
		["post.title", letters(91), "keep the title under 90 characters"],
		["post.title", " ", "write at least one word"],
		["post.author", "us", "write business; the site prints the trading name"],
		["post.image", "", "name a picture of content/images"],
		["post.tags", [], "write at least one tag"],
		["post.tags", items(7), "keep the six tags that help most"],
		["post.slug", "Zip Screens", 'write "zip-screens": lower case, digits and hyphens only'],
		["product.relatedPosts", [], "name at least one post that goes deeper"],
		["testimonials.0.rating", 4, "every rating is 5"],
		["testimonials.0.image", "me", "write reviews-logo"],
		["images.deck.alt", letters(126), "keep the alt text under 125 characters"],
		["images.deck.position", "left", 'write the subject\'s place as "50% 40%"'],
		["images.deck.position", "50% 40% 1", 'write the subject\'s place as "50% 40%"'],
		["images.deck.position", "at 50% 40%", 'write the subject\'s place as "50% 40%"'],
		["aliases.0.from", "about", "write a path such as /about-us"],
		["aliases.0.from", "at /about", "write a path such as /about-us"],
		["aliases.0.to", "/About us", "write a path such as /about-us"],
		["aliases.0.from", "/about-us/", "write /about-us, no slash at the end"],
		["plan.0.links.0", "contact", "start the address with /, as in /products/zip-screens"],
		["suburbs.0.lat", 150.85, "swap lat and lng"],
		["suburbs.0.lng", -34.67, "swap lat and lng"],
		["suburbs.0.lat", 34.67, "write -34.67, with the minus"],
		["suburbs.0.lng", -150.85, "write 150.85, without the minus"],
		["suburbs.0.lat", -3.467, "write a number from -36 to -33"],
		["post.title", "Screens for a deck.", "leave out the full stop"],
		["post.title", "Screens with **zips**", marksAdvice],
		["post.title", "Screens with *zips*", marksAdvice],
		["post.title", "[Screens](/products/zip-screens)", marksAdvice],
		["post.category", "Zip<br>Screens", marksAdvice],
		["post.tags.0", "blinds &amp; awnings", marksAdvice],
		["post.tags.0", "“zip screens”", "take the curly quotes “ ” off; the whole value needs none"],
		["post.title", "“Zip screens”", "take the curly quotes “ ” off; the whole value needs none"],
		["faq.0.answer", "See <b>this</b>.", marksAdvice],
		[
			"home.band.title",
			"A {suburb} screen",
			"{suburb} is not filled in here; write it without curly braces",
		],
		[
			"trait.families.blinds.0",
			"In {suburb name} it is.",
			"{suburb name} is not filled in; write {suburb}",
		],
		["trait.families.blinds.0", "In {Suburb} it is.", "{Suburb} is not filled in; write {suburb}"],
		["trait.families.blinds.0", "In {suburb it is.", "{suburb is not filled in; write {suburb}"],
		[
			"prices.products.0.split.text",
			"It is {{width}} wide.",
			"{{width}} is not filled in; write {width}",
		],
		[
			"prices.products.0.options.0.note",
			"From {least}.",
			"{least} is not filled in; write {min} or {max}",
		],
		["suburbs.0.postcode", "253", "write four digits in quotes"],
		["suburbs.0.postcode", "25333", "write four digits in quotes"],
		["suburbs.0.traits", [], "name at least one trait of content/traits"],
		["trait.families.blinds", [], "write at least one block"],
		["site.phoneLink", "0255500134", "write the number as +61255500134, for tel: links"],
		["site.phoneLink", "+6125550", "write the number as +61255500134, for tel: links"],
		["site.phoneLink", "+61255500134 x", "write the number as +61255500134, for tel: links"],
		["site.phoneLink", 61255500134, 'put it in double quotes, "+61255500134"'],
		["site.phone", 255500134, 'put it in double quotes, "0255500134"'],
		["site.phone", 1300555013, 'put it in double quotes, "1300555013"'],
		["site.phone", "ask for it", "write the number in digits, as (02) 5550 0134"],
		["site.email", "hello at home", "write an e-mail address"],
		["site.origin", "example", "write the public address as https://www.example.com"],
		["site.origin", "htps://example.com", "write the public address as https://www.example.com"],
		[
			"site.origin",
			"https://www.example.com/site",
			"write the public address as https://www.example.com",
		],
		[
			"site.designer.url",
			"javascript:alert(1)",
			"write an address such as https://www.example.com",
		],
		["site.designer.url", "me", "write an address such as https://www.example.com"],
		["site.popularSuburbs", items(9), "list exactly ten suburbs"],
		["site.menu", items(12), "list the eleven products of the menu"],
		["home.cards", [], "Home has six product cards"],
		["home.why", [], "Home gives four reasons"],
		["home.process", [], "the process has four steps"],
		["services.regions", [], "describe the four regions"],
		["services.contact.next", [], "four steps follow an enquiry"],
		[
			"prices.products.0.options",
			[],
			"name at least one option, or say under `none` why there is none",
		],
		["prices.products.0.moves", [], "name at least one thing that moves the price"],
	])("%s: %j", (path, value, sentence) => {
		expect(say(path, value)).toEqual([sentence]);
	});
});

describe("ARC-06 what is at the edge of a schema is taken", () => {
	test.each<[path: string, value: unknown]>([
		["post.title", letters(90)],
		["post.tags", items(1)],
		["post.tags", items(6)],
		["post.tags", undefined],
		["post.draft", true],
		["images.deck.alt", letters(125)],
		["images.deck.position", "5% 100%"],
		["aliases.0.from", "/"],
		["faq.0.answer", "See [the screens](/products/zip-screens)."],
		["post.title", "Screens, “zips” & the “deck”: under 3 m < 4 m_2"],
		["post.title", "What is 5 * 4 * 3"],
		["trait.families.blinds.0", "In {suburb}, and {suburb}."],
		["prices.products.0.split.text", "It is {width} wide."],
		["prices.products.0.options.0.note", "From {min} to {max}."],
		["suburbs.0.lat", -34.67],
		["suburbs.0.lng", 150.85],
		["aliases.0.to", "/locations/kiama-2"],
		["suburbs.0.postcode", "2533"],
		["site.phoneLink", "+61255500134"],
		["site.contact.socialMedia.facebook", ""],
		["site.contact.socialMedia.facebook", "https://www.example.com/us"],
		["site.popularSuburbs", items(10)],
		["site.menu", items(11)],
	])("%s: %j", (path, value) => {
		expect(say(path, value)).toEqual([]);
	});

	test("an address of social media that is neither empty nor an address is not", () => {
		const issues = siteSchema.shape.contact.shape.socialMedia.shape.facebook.safeParse("me");
		expect(JSON.stringify(issues.error?.issues)).toContain(
			"write an address such as https://www.example.com, or leave it empty",
		);
	});

	test("lines of the contact details may be left out", () => {
		const { address, businessHours } = siteSchema.shape.contact.shape;
		expect(address.parse(undefined)).toBe("");
		expect(businessHours.parse({})).toEqual({ weekdays: "", saturday: "", sunday: "" });
	});
});

describe("ARC-06 ENT-22 the number that is dialled", () => {
	const site = parse(readFileSync("content/site.yaml", "utf8")) as object;
	const list = (phone: string, phoneLink: string) =>
		(siteSchema.safeParse({ ...site, phone, phoneLink }).error?.issues ?? []).map(
			({ path, message }) => `${path.join(".")}: ${message}`,
		);

	test.each([
		["(02) 4200 0000", "+61255500134", "+61242000000"],
		["0412 345 678", "+61255500134", "+61412345678"],
		["1300 555 013", "+61255500134", "+611300555013"],
		["+64 9 555 0134", "+6195550134", "+6495550134"],
	])("%s is not %s", (phone, link, right) => {
		expect(list(phone, link)).toEqual([
			`phoneLink: phone reads ${phone}, so write "${right}" here`,
		]);
	});

	test.each([
		["(02) 5550 0134", "+61255500134"],
		["+61 2 5550 0134", "+61255500134"],
		["+61 (0)2 5550 0134", "+61255500134"],
		["1300 555 013", "+611300555013"],
	])("%s is %s", (phone, link) => {
		expect(list(phone, link)).toEqual([]);
	});
});

test("ARC-06 a region without its texts is asked for each of them", () => {
	const issues = regionSchema.safeParse({ products: { "zip-screens": {} } }).error?.issues ?? [];
	expect(issues.map(({ path }) => path.join("."))).toEqual([
		"id",
		"name",
		"slug",
		"about",
		"products.zip-screens.intro",
		"products.zip-screens.advice",
	]);
});

describe("ARC-06 a day", () => {
	test.each(["2025-09-17", "2024-02-29"])("%s is taken", (text) => {
		expect(day.parse(text)).toBe(text);
	});

	test.each([
		["17/09/2025", "write 2025-09-17, not 17/09/2025"],
		["7.9.2025", "write 2025-09-07, not 7.9.2025"],
		["2025-9-17", "write 2025-09-17, not 2025-9-17"],
		["2025/04/27", "write 2025-04-27, not 2025/04/27"],
		["2025-4-7", "write 2025-04-07, not 2025-4-7"],
		["27 April 2025", "write 2025-04-27, not 27 April 2025"],
		["27th of Apr 2025", "write 2025-04-27, not 27th of Apr 2025"],
		["April 27, 2025", "write 2025-04-27, not April 27, 2025"],
		["27/4/25", "write 2025-04-27, not 27/4/25"],
		["20250427", "write 2025-04-27, not 20250427"],
		["“2025-04-27”", "write 2025-04-27, not “2025-04-27”"],
		["17-09-2025", "write 2025-09-17, not 17-09-2025"],
	])("%s is written the other way round", (text, sentence) => {
		expect(day.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([sentence]);
	});

	test.each([
		"31/02/2025",
		"2025-02-29",
		"0205-04-27",
		"2205-04-27",
		"2025-02-30",
		"30 Febuary 2025",
		"2025-09-17T10:00",
		"on 2025-09-17",
		"on 17/09/2025",
		"17/09/2025 or so",
		"9/17/2025",
		"soon",
		"2025",
	])("%s is no day of the calendar", (text) => {
		expect(day.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
			`write the day as 2025-09-17; "${text}" is not a day of the calendar in that form`,
		]);
	});

	test.each(["2000-01-01", "2100-12-31"])("%s is of a year that a post may have", (text) => {
		expect(day.parse(text)).toBe(text);
	});

	test("that YAML reads as a number is shown as it stands", () => {
		expect(day.safeParse(2025).error?.issues[0]?.message).toContain('"2025" is not a day');
	});
});

describe("ARC-06 a summary for search results", () => {
	test.each([119, 161])("of %i characters is told its length", (count) => {
		expect(summary.safeParse(letters(count)).error?.issues[0]?.message).toBe(
			`write 120 to 160 characters; this has ${count}`,
		);
	});

	test.each([120, 160])("of %i characters is taken", (count) => {
		expect(summary.safeParse(letters(count)).success).toBe(true);
	});
});

test("ARC-06 a summary with marks is told so", () => {
	const text = `It has **marks**. ${letters(110)}`;
	expect(summary.safeParse(text).error?.issues[0]?.message).toBe(marksAdvice);
});

describe("ARC-06 a fact", () => {
	const fact = { id: "price", statement: "A price.", unit: "AUD", applies_to: ["all"] };
	const sheet = (...facts: object[]) =>
		(
			factsSchema.safeParse({
				version: 1,
				currency: "AUD",
				facts: facts.map((own) => ({ ...fact, origin: "spec", wording: "range", ...own })),
				site: { wording: "none", items: [] },
				no_figure: [],
			}).error?.issues ?? []
		).map(({ path, message }) => `${path.join(".")}: ${message}`);

	test("whose ends are swapped is told so", () => {
		expect(sheet({ min: 900, max: 600 })).toEqual([
			"facts.0.max: max 600 is less than min 900; swap them",
		]);
		expect(sheet({ min: 600, max: 600 })).toEqual([]);
	});

	test("whose id is taken is told so", () => {
		expect(sheet({}, { id: "other" }, {})).toEqual(['facts.2.id: "price" appears twice; keep one']);
	});
});

test("ARC-06 a review without a mark is a real one", () => {
	const review = { id: 1, content: "Good.", author: "A", location: "Bulli", rating: 5 };
	const [own] = testimonialsSchema.parse([{ ...review, image: "reviews-logo" }]);
	expect(own?.sample).toBe(false);
});

describe("ARC-06 a slug", () => {
	test.each(["zip", "zip-screens-2"])("%s is taken", (text) => {
		expect(slug.safeParse(text).success).toBe(true);
	});

	test.each(["Zip", "-zip", "zip-", "zip--screens", "zip screens", "zip/screens", ""])(
		"%j is not",
		(text) => {
			expect(slug.safeParse(text).success).toBe(false);
		},
	);

	test("is made of a title without its signs and accents", () => {
		expect(slugify("  Café & blinds: what's best?  ")).toBe("cafe-blinds-what-s-best");
	});
});

describe("ARC-06 a new draft's own text", () => {
	const post = {
		id: 1,
		title: "Shade",
		slug: "shade",
		date: "2025-09-17",
		author: "business",
		image: "deck",
		category: "Blinds",
	};
	const own = `${placeholder} ${letters(120)}`;
	const written = `Shade ${letters(120)}`;
	const list = (extra: object) =>
		(postSchema.safeParse({ ...post, ...extra }).error?.issues ?? []).map(
			({ path, message }) => `${path.join(".")}: ${message}`,
		);
	const sentence = "write it before the post is published; this is still the draft's own text";

	test("is refused in a post that is to be published", () => {
		expect(list({ excerpt: own, description: own })).toEqual([
			`excerpt: ${sentence}`,
			`description: ${sentence}`,
		]);
		expect(list({ excerpt: written, description: own })).toEqual([`description: ${sentence}`]);
	});

	test("is let stand while it is a draft", () => {
		expect(list({ excerpt: own, description: own, draft: true })).toEqual([]);
	});

	test("is known by how it begins", () => {
		expect(list({ excerpt: `${written} ${placeholder}`, description: written })).toEqual([]);
	});
});

describe("ARC-06 a product of the price guide", () => {
	const about = { title: "Prices", description: letters(130), lead: "Lead", rule: "Rule" };
	const sizes = {
		example: { width: 1, height: 1 },
		sizes: { smallest: 1, largest: 2 },
	};
	const option = { name: "One", fact: "one" };
	const list = (product: object) =>
		(
			pricesSchema.safeParse({ ...about, ...sizes, products: [{ product: "zip", ...product }] })
				.error?.issues ?? []
		).map(({ path, message }) => `${path.join(".")}: ${message}`);

	test.each([
		["options and what moves the price", { options: [option], moves: ["size"] }],
		["the reason why it has none", { none: "It is quoted." }],
		["the reason and what moves the price", { none: "It is quoted.", moves: ["size"] }],
	])("has %s", (_what, product) => {
		expect(list(product)).toEqual([]);
	});

	test.each([
		["nothing", {}],
		["options alone", { options: [option] }],
		["what moves the price alone", { moves: ["size"] }],
		["options and the reason why there are none", { options: [option], none: "It is quoted." }],
	])("with %s is refused", (_what, product) => {
		expect(list(product)).toEqual(["products.0: write options and moves, or none alone"]);
	});
});
