import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { getContent } from "./collections.ts";
import { formatDay } from "./format.ts";
import { listPictures } from "./references.ts";

const { products, testimonials, regions, suburbs, posts, gallery, site, home, categories } =
	getContent();
const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, step) => from + step);

describe("records", () => {
	test("ENT-01 ENT-03 ENT-04 products: ids 1-4 and 6-15, names as listed, no empty field", () => {
		expect(products.map(({ id, name }) => `${id} ${name}`)).toEqual([
			"1 Plantation Shutters",
			"2 Roller Blinds",
			"3 Venetian Blinds",
			"4 Zip Screens/Awnings",
			"6 Bioclimatic Pergolas",
			"7 Vertical Blinds",
			"8 Panel Glides",
			"9 Louvered Roof Systems",
			"10 Roller Shutters",
			"11 Veri Shades",
			"12 Sheer Curtains",
			"13 Heritage Shutters",
			"14 Awnings",
			"15 Zip Screens",
		]);
		for (const { description, shortDescription, image, features, benefits } of products) {
			expect([description, shortDescription, image, ...features, ...benefits].every(Boolean)).toBe(
				true,
			);
		}
	});

	test("ENT-02 the four featured products, and no others, have a highlight", () => {
		expect(products.filter(({ highlight }) => highlight).map(({ slug }) => slug)).toEqual([
			"louvered-roof-systems",
			"roller-shutters",
			"veri-shades",
			"heritage-shutters",
		]);
	});

	test("ENT-05 nine testimonials, all rated 5, all marked as samples (Q41)", () => {
		expect(
			testimonials.map(({ id, rating, image, sample }) => [id, rating, image, sample]),
		).toEqual(range(1, 9).map((id) => [id, 5, "reviews-logo", true]));
	});

	test("ENT-06 RT-21 the four regions", () => {
		expect(regions.map(({ id, name, slug }) => [id, name, slug])).toEqual([
			[1, "Wollongong", "wollongong"],
			[2, "Shellharbour", "shellharbour"],
			[3, "Kiama", "kiama"],
			[4, "Southern Highlands", "southern-highlands"],
		]);
	});

	test("ENT-07 ENT-08 suburb ids lie in the block of their region", () => {
		const blocks = {
			Wollongong: [1, 67],
			Shellharbour: [68, 89],
			Kiama: [90, 110],
			"Southern Highlands": [111, 162],
		};
		for (const [region, [from = 0, to = 0]] of Object.entries(blocks)) {
			const ids = suburbs.filter((suburb) => suburb.region === region).map(({ id }) => id);
			expect(ids.toSorted((a, b) => a - b)).toEqual(range(from, to));
		}
	});

	test("ENT-09 ENT-10 suburb slugs are unique; names found twice carry a suffix", () => {
		const slugs = suburbs.map(({ slug }) => slug);
		expect(new Set(slugs).size).toBe(162);
		expect(
			slugs.filter((slug) => /^(upper-kangaroo-valley|willow-vale)/.test(slug)).toSorted(),
		).toEqual([
			"upper-kangaroo-valley-highlands",
			"upper-kangaroo-valley-kiama",
			"willow-vale-highlands",
			"willow-vale-kiama",
		]);
		expect(slugs).not.toContain("region");
	});

	test("ENT-11 LOC-09 CST-14 the ten popular suburbs stand for the service areas of Home", () => {
		expect(site.popularSuburbs).toEqual([
			"wollongong",
			"bulli",
			"thirroul",
			"figtree",
			"shellharbour",
			"albion-park",
			"kiama",
			"gerringong",
			"bowral",
			"mittagong",
		]);
		const slugs = suburbs.map(({ slug }) => slug);
		expect(site.popularSuburbs.every((slug) => slugs.includes(slug))).toBe(true);
	});

	test("ENT-21 eleven gallery pictures in nine categories", () => {
		expect(gallery.map(({ id }) => id)).toEqual(range(1, 11));
		expect(new Set(gallery.map(({ category }) => category)).size).toBe(9);
	});

	test("ENT-22 of the contact details only phone and two social values are filled", () => {
		expect(site.contact.address).toBe("");
		expect(Object.values(site.contact.businessHours)).toEqual(["", "", ""]);
		expect(Object.values(site.contact.socialMedia).filter(Boolean)).toHaveLength(2);
		expect(site.phone).not.toBe("");
	});

	test("FIG-52 every age of the business in the copy is that of content/site.yaml (Q07)", () => {
		const files = globSync("content/{services.yaml,pages/*.mdx,products/*.mdx}");
		const texts = [JSON.stringify(home), ...files.map((file) => readFileSync(file, "utf8"))];
		const ages = texts.flatMap((text) => [...text.matchAll(/over (\d+) years/gi)]);
		expect(new Set(ages.map(([, age]) => Number(age)))).toEqual(
			new Set([site.years.business, site.years.local]),
		);
	});

	test("STA-21 no record has a business status", () => {
		const keys = [products, testimonials, regions, suburbs, posts, gallery].flatMap((list) =>
			Object.keys(list[0] ?? {}),
		);
		expect(keys).not.toContain("status");
	});
});

describe("posts", () => {
	const first = posts.filter(({ id }) => id <= 89);

	test("ENT-12 ENT-13 ids 1-89 without gaps, unique slugs, no empty field", () => {
		expect(first.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(range(1, 89));
		expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
		for (const { title, excerpt, words, date, author, image, category } of posts) {
			expect([title, excerpt, words, date, author, image, category].every(Boolean)).toBe(true);
		}
	});

	test("ENT-14 dates read as September 17, 2025, from April 2024 to September 2025, some a day apart", () => {
		const dates = first.map(({ date }) => date).toSorted();
		expect(formatDay("2025-09-17")).toBe("September 17, 2025");
		expect(dates.at(0)?.startsWith("2024-04")).toBe(true);
		expect(dates.at(-1)?.startsWith("2025-09")).toBe(true);
		const days = dates.map((date) => Date.parse(date) / 86_400_000);
		expect(days.some((day, index) => index > 0 && day - (days[index - 1] ?? 0) === 1)).toBe(true);
	});

	test("ENT-15 ENT-16 ENT-26 the author is the business, the picture a name that exists", () => {
		const pictures = listPictures();
		for (const { author, image } of posts) {
			expect(author).toBe("business");
			expect(pictures).toContain(image);
		}
	});

	test("ENT-17 there are 63 categories or more, and each is used", () => {
		expect(categories.length).toBeGreaterThanOrEqual(63);
		const used = new Set(posts.map(({ category }) => category));
		expect(categories.filter((category) => !used.has(category))).toEqual([]);
	});

	test("ENT-18 posts 35 to 65 treat their subjects, most with a suburb in the slug", () => {
		const middle = posts.filter(({ id }) => id >= 35 && id <= 65);
		const slugs = middle.map(({ slug }) => slug);
		for (const subject of [
			/zip-screen/,
			/outdoor-blind/,
			/louvred/,
			/bushfire-shutter/,
			/roller-shutter/,
			/^bal-/,
			/verishade/,
		]) {
			expect(
				slugs.some((slug) => subject.test(slug)),
				String(subject),
			).toBe(true);
		}
		const named = slugs.filter((slug) => suburbs.some((suburb) => slug.includes(suburb.slug)));
		expect(named.length).toBeGreaterThan(slugs.length / 2);
	});

	test("ENT-19 posts 66 to 89 treat curtains, screens, louvre roofs, bushfire and roller shutters", () => {
		const slugs = posts
			.filter(({ id }) => id >= 66 && id <= 89)
			.map(({ slug }) => slug)
			.join(" ");
		for (const subject of [
			/sheer/,
			/curtain/,
			/zip-screen/,
			/louvre-/,
			/bushfire/,
			/roller-shutter/,
		]) {
			expect(slugs).toMatch(subject);
		}
	});
});

describe("the design card", () => {
	test("ARC-01 the folders and files of the card", () => {
		for (const name of [
			"pages",
			"content",
			"components",
			"netlify",
			"scripts",
			"vite.config.ts",
			"package.json",
			"tsconfig.json",
		]) {
			expect(existsSync(name), name).toBe(true);
		}
	});

	test("ARC-02 ARC-09 the packages of the card, vike for vite-plugin-ssr (Q51)", () => {
		const packages = { ...manifest.dependencies, ...manifest.devDependencies };
		for (const name of "vite react react-dom @mdx-js/rollup vike gray-matter remark-gfm rehype-sanitize zod react-hook-form netlify-cli vitest".split(
			" ",
		)) {
			expect(packages, name).toHaveProperty([name]);
		}
	});

	test("ARC-03 TypeScript throughout: no source is plain JavaScript, but for what runs before Node is pinned and what Netlify and Stryker load themselves", () => {
		const sources = ["pages", "content", "components", "netlify", "scripts", "tests"].flatMap(
			(folder) =>
				readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
					(name) => `${folder}/${name}`,
				),
		);
		expect(sources.filter((name) => /\.(m?js|jsx)$/.test(name)).sort()).toEqual([
			"netlify/plugins/keep-cache/index.js",
			"scripts/pin-node.mjs",
			"tests/mutation/base.mjs",
			"tests/mutation/code.mjs",
			"tests/mutation/schema.mjs",
		]);
	});

	test("ARC-04 posts and products are MDX with frontmatter", () => {
		for (const { file } of [...posts, ...products]) {
			expect(file).toMatch(/\.mdx$/);
			expect(readFileSync(file, "utf8")).toMatch(/^---\n/);
		}
	});
});
