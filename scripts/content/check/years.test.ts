import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkCopy, openContentCopy } from "../../../tests/contentSentences.ts";

describe("a copy of the content folder", () => {
	const copy = openContentCopy();

	test("FIG-52 an owner's number of years is printed on Home, and asked for where pages give another", () => {
		const sound = readFileSync("content/site.yaml", "utf8");
		const changed = sound.replace("business: 30", "business: 35").replace("local: 15", "local: 20");
		copy.write("site.yaml", changed);
		const { content, faults } = checkCopy(copy);
		copy.write("site.yaml", sound);
		expect(content.home?.why.map(({ text }) => text).join()).toContain("Over 35 years of");
		expect(content.home?.local.text).toMatch(/^For over 20 years /);
		expect(new Set(faults.map(({ file }) => file))).toEqual(
			new Set([`${copy.root}/pages/about.mdx`]),
		);
	});
});
