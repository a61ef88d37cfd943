import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getHead, isHidden } from "./heads.ts";
import { dist, mainText, readPage } from "./html.ts";

test("BEY-30 /write asks not to be indexed, and nothing that a visitor meets leads to it", () => {
	expect(isHidden(getHead("/write"))).toBe(true);
	const others = globSync(`${dist}/**/*.{html,xml,txt,json}`);
	expect(others.length).toBeGreaterThan(2700);
	const leading = others.filter((file) =>
		/"\/write["#?]|\/write</.test(readFileSync(file, "utf8")),
	);
	expect(leading).toEqual([]);
});

test("BEY-30 without script /write says how else to write a post", () => {
	expect(mainText(readPage("/write"))).toContain("Copy content/template.mdx");
});

test("BEY-31 no page of the live site leads to the editor of its text", () => {
	const pages = ["/blog/cleaning-curtains-guide", "/products/awnings", "/locations/kiama"];
	for (const path of pages) expect(mainText(readPage(path))).not.toContain("Edit this text");
});
