import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listPaths } from "../scripts/content/addresses.ts";
import { getContent } from "../scripts/content/collections.ts";
import { findFile, readPage } from "./html.ts";

const content = getContent();
const alike = /^\/(blog\/category|locations)\/(?!(bulli|thirroul|region\/\w+)\/)/;
const pages = listPaths(content).filter((path) => !alike.test(path));

/** What is read of a page: its text, a part of a line each, and what search results show of it. */
function readWords(path: string): string[] {
	const html = readFileSync(findFile(path) ?? "", "utf8");
	const head = [...html.matchAll(/<meta [^>]*content="([^"]*)"/g)].map(([, words = ""]) => words);
	const text = html
		.replace(/<(script|style|noscript)\b.*?<\/\1>|<\/?(?:a|b|em|strong)\b[^>]*>/gs, "")
		.split(/<[^>]*>/);
	return [...text, ...head].map((words) => words.replace(/&(#x27|#39|quot);/g, "'"));
}

/** Quotes and apostrophes as they are typed, but for feet and inches. */
const straight = /(?<!\d)['"]|'(?=\p{L})/gu;
/** Wrongly joined: a space before a stop or none behind it, two stops, a word or an s too many. */
const joined =
	/ [,.;:?!)](?!\d)|[,.;:?!]{2}|\( |\p{Ll}[.,;:?!]\p{Lu}|(?<!point )\b(\p{L}+) \1\b|\b[01] (?:day|minute|post|product|subject|suburb|window|word)s\b|[{}]/gu;

test.each([
	["curly quotes and apostrophes", straight],
	["sentences joined as one writes them", joined],
])("what is read in pages and in search results has %s", (_what, wrong) => {
	const found = pages.flatMap((path) =>
		readWords(path).flatMap((words) =>
			Array.from(words.matchAll(wrong), ({ index }) => {
				return `${path}: ${words.slice(Math.max(0, index - 20), index + 20)}`;
			}),
		),
	);
	expect(found).toEqual([]);
});

test.each([
	"/service-areas",
	"/blog",
	"/locations/region/southern-highlands/bioclimatic-pergolas",
	"/locations/thirroul/plantation-shutters",
])("on %s no line ends between a figure and its unit", (path) => {
	const words = readPage(path).querySelector("main")?.textContent;
	expect(words).toMatch(/\d\u00a0(m|mm|km\/h)\b/);
	expect(words).not.toMatch(/\d (m|mm|m²|km\/h)(?!\w)/);
});
