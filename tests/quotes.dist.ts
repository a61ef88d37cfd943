import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { dist, findFile, mainText, readPage } from "./html.ts";

const { posts, products } = getContent();
const pages = [
	...[
		"/",
		"/about",
		"/contact",
		"/plantation-shutters-guide",
		"/price-guide",
		"/blog",
		"/locations",
	],
	...posts.map(({ slug }) => `/blog/${slug}`),
	...products.map(({ slug }) => `/products/${slug}`),
	...products.map(({ slug }) => `/locations/bulli/${slug}`),
];

/** Straight quotes that are not foot or inch marks, with the text around them. */
function findStraight(text: string): string[] {
	return text.match(/.{0,20}(?:(?<!\d)['"]|'(?=\p{L})).{0,20}/gu) ?? [];
}

test("what is read in pages, in search results and in feeds has curly quotes and apostrophes", () => {
	const found = pages.flatMap((path) => {
		const html = readFileSync(findFile(path) ?? "", "utf8");
		const head = [...html.matchAll(/<meta [^>]*content="([^"]*)"/g)].map(([, words]) => words);
		const text = html
			.replace(/<(script|style|noscript)\b.*?<\/\1>/gs, "")
			.replace(/<[^>]*>/g, "\n");
		return [text, ...head]
			.flatMap((words = "") => findStraight(words.replace(/&(#x27|#39|quot);/g, "'")))
			.map((words) => `${path}: ${words}`);
	});
	expect(found).toEqual([]);
	expect(mainText(readPage("/blog/measure-quote-and-deposit-explained"))).toContain(
		"“Bedroom two” has to mean the same room",
	);
	expect(readFileSync(`${dist}/feed.xml`, "utf8")).not.toMatch(
		/\p{L}(?:'|&#x27;|&#39;|&apos;)\p{L}/u,
	);
});
