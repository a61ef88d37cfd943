import { beforeAll, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { listFiles } from "./html.ts";
import { budgetOf, type PageType, readWeight, type Weight } from "./weight.ts";

const { aliases } = getContent();

/** In bytes. Text is measured in Brotli 11, fonts and pictures as they are. */
const KB = 1000;
const budgets: Record<PageType, { html: number; images: number }> = {
	home: { html: 14 * KB, images: 60 * KB },
	post: { html: 14 * KB, images: 45 * KB },
	"post with a calculator": { html: 15 * KB, images: 45 * KB },
	/** Some show the sections of a post that was written for the place, with its tables and drawings. */
	"suburb and product": { html: 10 * KB, images: 40 * KB },
	suburb: { html: 12 * KB, images: 40 * KB },
	contact: { html: 12 * KB, images: 30 * KB },
	/** Its island has in its props what it may show: every answer, every suburb. */
	tool: { html: 16 * KB, images: 30 * KB },
	/** The guide and the product have tools, each fetched when it comes near the view: louvre, recess check, price guide. */
	"picture strip": { html: 14 * KB, images: 45 * KB },
	/** Some of these have a small tool: the price guide, the search. /locations names every suburb. */
	other: { html: 14.5 * KB, images: 45 * KB },
};
/** Script without that of islands, which waits for the visitor. */
const everyPage = { script: 2.5 * KB, css: 10 * KB, fonts: 45 * KB, islands: 85 * KB };

const weights: Weight[] = [];

beforeAll(() => {
	for (const file of listFiles()) weights.push(readWeight(file));
}, 120_000);

/** One sentence for each page over its budget. */
function listHeavy(part: "html" | "images"): string[] {
	return (part === "html" ? listLongest() : weights).flatMap((weight) => {
		const budget = budgets[budgetOf(weight.path)][part];
		const { bytes, files } = weight[part]();
		if (bytes <= budget) return [];
		return [`${weight.path}: ${part} ${bytes} bytes of ${budget} (${files.join(", ")})`];
	});
}

/** The twelve longest pages of each type: pages of a template pack alike, so that none of the others weighs more. */
function listLongest(): Weight[] {
	const types = Map.groupBy(weights, ({ path }) => budgetOf(path));
	return [...types.values()].flatMap((same) =>
		same.toSorted((a, b) => b.length - a.length).slice(0, 12),
	);
}

test("BEY-12 there are pages to weigh", () => {
	expect(weights.length).toBeGreaterThan(2700);
});

test.each(["html", "images"] as const)("BEY-12 %s stays within its budget", (part) => {
	expect(listHeavy(part)).toEqual([]);
});

test("BEY-12 all CSS is one file within 10 KB, but for pages with what no other has, which have another within 3 KB", () => {
	const heavy = weights.flatMap(({ path, css }) => {
		const others = css.files.length - 1;
		const most = everyPage.css + others * 3 * KB;
		return others < 0 || others > 1 || css.bytes > most
			? [`${path}: CSS ${css.bytes} bytes of ${most} (${css.files.join(", ")})`]
			: [];
	});
	expect(heavy).toEqual([]);
	const two = weights
		.filter(({ css }) => css.files.length > 1)
		.map(({ path }) => path.replace(/^\/(checklists|locations)\/.+/, "/$1"))
		.filter((path) => !aliases.some(({ from }) => from === path));
	expect([...new Set(two)].sort()).toEqual([
		"/checklists",
		"/compare",
		"/gallery",
		"/locations",
		"/measure",
		"/search",
		"/sun",
		"/which-product",
		"/write",
		"/your-windows",
	]);
});

test("BEY-12 the script of every page but that after sending is within 2.5 KB", () => {
	// Drops the draft of what was sent, for which it has the form's own storage.
	const others = weights.filter(({ path }) => path !== "/thank-you");
	const scripts = new Map(others.map(({ script }) => [script().files.join(), script().bytes]));
	const heavy = [...scripts].filter(([, bytes]) => bytes > everyPage.script);
	expect(heavy).toEqual([]);
	expect(Math.min(...scripts.values())).toBeGreaterThan(1 * KB);
});

test("BEY-12 the fonts are two preloaded files within 45 KB", () => {
	const heavy = weights.flatMap(({ path, fonts }) =>
		fonts.files.length !== 2 || fonts.bytes > everyPage.fonts
			? [`${path}: fonts ${fonts.bytes} bytes of ${everyPage.fonts} (${fonts.files.join(", ")})`]
			: [],
	);
	expect(heavy).toEqual([]);
});

test("BEY-12 the code of a page’s islands, React included, stays within 85 KB and waits for the visitor", () => {
	// The form for writers brings zod, to judge by the check's own rules.
	const visited = weights.filter(({ path }) => path !== "/write");
	const heavy = visited.flatMap(({ path, islands }) =>
		islands.bytes > everyPage.islands
			? [
					`${path}: islands ${islands.bytes} bytes of ${everyPage.islands} (${islands.files.join(", ")})`,
				]
			: [],
	);
	expect(heavy).toEqual([]);
	const contact = weights.find(({ path }) => path === "/contact");
	expect(contact?.islands.bytes).toBeGreaterThan(40 * KB);
	expect(contact?.script().files).not.toContain(contact?.islands.files[0]);
});
