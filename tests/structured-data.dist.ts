import { expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { dataOf, getHead, meta, readHeads } from "./heads.ts";

const { posts, site } = getContent();
const heads = readHeads();
const paths = new Set(heads.map(({ path }) => path));

const typesOf = (path: string) =>
	dataOf(getHead(path)).flatMap((data) => [data["@type"]].flat() as string[]);

test.each([
	["/", "LocalBusiness"],
	["/contact", "LocalBusiness"],
	["/contact", "FAQPage"],
	["/products/awnings", "Service"],
	["/locations/thirroul/awnings", "Service"],
	["/locations/region/kiama/awnings", "Service"],
	["/blog/vergola-alternatives", "BlogPosting"],
	["/blog/vergola-alternatives", "Article"],
])("BEY-10 PST-20 %s describes itself as %s", (path, type) => {
	expect(typesOf(path)).toContain(type);
});

test("BEY-10 wherever crumbs show, the same trail stands as data, once", () => {
	const bare = heads.filter(({ crumbs }) => crumbs.length === 0).map(({ path }) => path);
	expect(bare.filter((path) => /^\/(locations|products)\//.test(path))).toEqual([]);
	expect(bare.length).toBeLessThan(heads.length / 10);
	for (const page of heads.filter(({ crumbs }) => crumbs.length > 0)) {
		const trails = dataOf(page).filter((data) => data["@type"] === "BreadcrumbList");
		expect(trails, page.path).toHaveLength(1);
		const steps = (trails[0]?.itemListElement ?? []) as {
			name: string;
			position: number;
			item: string;
		}[];
		expect(steps.map(({ name }) => name)).toEqual(page.crumbs.map((crumb) => decode(crumb)));
		expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
		for (const { item } of steps)
			expect(paths.has(new URL(item).pathname), `${page.path} ${item}`).toBe(true);
	}
});

test("PST-20 a post's data has headline, description, image, date and author", () => {
	for (const { slug, title, description, date } of posts) {
		const page = getHead(`/blog/${slug}`);
		const article = dataOf(page).find((data) => [data["@type"]].flat().includes("BlogPosting"));
		expect(article).toMatchObject({
			headline: title,
			description,
			datePublished: date,
			image: meta(page, "og:image"),
			author: { "@type": "Organization", name: site.brand },
		});
	}
});

test("BEY-10 the business claims no address, hours, rating or price that nobody has given", () => {
	const text = JSON.stringify(heads.flatMap(dataOf));
	expect(text).not.toMatch(
		/"(streetAddress|openingHours\w*|aggregateRating|review|priceRange|price|offers)"/,
	);
});

function decode(text: string): string {
	return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}
