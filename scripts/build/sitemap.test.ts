import { expect, test } from "vitest";
import { getOrigin, listPaths } from "../content/addresses.ts";
import { getContent } from "../content/collections.ts";
import { makeSitemaps } from "./sitemap.ts";

const content = getContent();
const paths = listPaths(content);
const dateOf = () => "2025-09-17";
const count = (text: string, tag: string) => text.split(`<${tag}>`).length - 1;

test("BEY-09 one file while it is within the limit of the format", () => {
	const files = makeSitemaps(content, dateOf);
	expect(files.map(({ name }) => name)).toEqual(["sitemap.xml"]);
	expect(count(files[0]?.text ?? "", "url")).toBe(paths.length);
});

test("BEY-09 beyond the limit sitemap.xml is an index, and its parts hold every address once", () => {
	const [index, ...parts] = makeSitemaps(content, dateOf, 1000);
	expect(count(index?.text ?? "", "sitemap")).toBe(Math.ceil(paths.length / 1000));
	for (const { name } of parts) expect(index?.text).toContain(`${getOrigin()}/${name}</loc>`);
	const found = parts.flatMap(({ text }) =>
		[...text.matchAll(/<loc>([^<]+)/g)].map(([, loc = ""]) => loc),
	);
	expect(found).toEqual(paths.map((path) => `${getOrigin()}${path}`));
});
