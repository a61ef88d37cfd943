import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/contentCopy.ts";
import { checkContent } from "../check.ts";
import { openBodyCache } from "../mdx/cache.ts";

const cache = openBodyCache();

describe("a copy of the content folder", () => {
	let copy: ContentCopy;
	beforeAll(() => {
		copy = copyContent();
	});
	afterAll(() => copy.dispose());

	test("FIG-52 an owner's number of years is printed on Home, and asked for where pages give another", () => {
		const sound = readFileSync("content/site.yaml", "utf8");
		const changed = sound.replace("business: 30", "business: 35").replace("local: 15", "local: 20");
		copy.write("site.yaml", changed);
		const { content, faults } = checkContent(copy.root, cache.read);
		copy.write("site.yaml", sound);
		expect(content.home?.why.map(({ text }) => text).join()).toContain("Over 35 years of");
		expect(content.home?.local.text).toMatch(/^For over 20 years /);
		expect(new Set(faults.map(({ file }) => file))).toEqual(
			new Set([`${copy.root}/pages/about.mdx`]),
		);
	});
});
