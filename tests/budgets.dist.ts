import { globSync, readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { listFiles } from "./html.ts";
import { readWeight, type Weight } from "./weight.ts";

const { suburbs } = getContent();

/** In bytes. Text is measured in Brotli 11, fonts and pictures as they are. */
const KB = 1000;
const weights = listFiles().map(readWeight);
const places = weights.filter(({ path }) => /^\/locations\/./.test(path));
const others = weights.filter((page) => !places.includes(page));

/** One sentence for each page that sends more of this than its budget. */
function listHeavy(part: "html" | "script" | "images" | "css" | "fonts" | "islands") {
	return (pages: Weight[], budget: (page: Weight) => number) =>
		pages.flatMap((page) => {
			const { bytes, files } = page[part]();
			const most = budget(page);
			return bytes > most ? [`${page.path}: ${bytes} bytes of ${most} (${files.join(", ")})`] : [];
		});
}

test("BEY-12 the longest pages of places are within 12 KB, of others, whose islands have in their props what they may show, within 16", () => {
	expect(places.length).toBeGreaterThan(suburbs.length * 14);
	expect(others.length).toBeGreaterThan(150);
	// Pages of a template pack alike, so that none of the others weighs more.
	const longest = (pages: Weight[]) => pages.toSorted((a, b) => b.length - a.length).slice(0, 30);
	expect(listHeavy("html")(longest(places), () => 12 * KB)).toEqual([]);
	expect(listHeavy("html")(longest(others), () => 16 * KB)).toEqual([]);
});

test("BEY-12 the pictures in the first view of a phone are within 45 KB, of Home within 60", () => {
	expect(listHeavy("images")(weights, ({ path }) => (path === "/" ? 60 : 45) * KB)).toEqual([]);
});

test("BEY-12 all CSS is one file within 10 KB, but for pages with what no other has, which have another within 3 KB", () => {
	const count = ({ css }: Weight) => css().files.length;
	expect(weights.filter((page) => count(page) < 1 || count(page) > 2)).toEqual([]);
	expect(listHeavy("css")(weights, (page) => (count(page) === 1 ? 10 : 13) * KB)).toEqual([]);
});

test("BEY-12 the script of every page but that after sending is within 2.5 KB", () => {
	// Drops the draft of what was sent, for which it has the form's own storage.
	const pages = weights.filter(({ path }) => path !== "/thank-you");
	expect(listHeavy("script")(pages, () => 2.5 * KB)).toEqual([]);
	expect(Math.min(...pages.map(({ script }) => script().bytes))).toBeGreaterThan(1 * KB);
});

test("BEY-12 the fonts are two preloaded files within 45 KB; the figures of headings stand on their line", async () => {
	expect(weights.filter(({ fonts }) => fonts().files.length !== 2)).toEqual([]);
	expect(listHeavy("fonts")(weights, () => 45 * KB)).toEqual([]);
	const font = readFileSync(globSync("dist/client/**/ysabeau.*.woff2")[0] ?? "");
	expect((await subsetFont(font, "0", { targetFormat: "sfnt" })).includes("lnum")).toBe(true);
});

test("BEY-12 the code of a page’s islands, React included, stays within 85 KB and waits for the visitor", () => {
	// The form for writers brings zod, to judge by the check's own rules.
	const visited = weights.filter(({ path }) => path !== "/write");
	expect(listHeavy("islands")(visited, () => 85 * KB)).toEqual([]);
	const contact = weights.find(({ path }) => path === "/contact");
	expect(contact?.islands().bytes).toBeGreaterThan(40 * KB);
	expect(contact?.script().files).not.toContain(contact?.islands().files[0]);
});
