import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { listSentences, openContentCopy } from "../../../tests/contentSentences.ts";
import { pageTexts } from "../addresses.ts";

const copy = openContentCopy();
const texts = new Map(pageTexts.map((name) => [`pages/${name}.mdx`, readText(name)]));
const advice =
	"no address shows this page; move its words into about.mdx, plantation-shutters-guide.mdx, privacy-policy.mdx or terms-conditions.mdx, and delete it";

function readText(name: string): string {
	return readFileSync(`content/pages/${name}.mdx`, "utf8");
}

/** What the check says while pages have other names; without a new name, the page is gone. */
function checkRenamed(...renames: [from: string, to?: string][]): string[] {
	for (const [from, to] of renames) {
		copy.remove(`pages/${from}.mdx`);
		if (to) copy.write(`pages/${to}`, readText(from));
	}
	const sentences = listSentences(copy);
	for (const [, to] of renames) if (to) copy.remove(`pages/${to}`);
	return sentences;
}

afterEach(() => {
	for (const [file, text] of texts) copy.write(file, text);
});

test.each(pageTexts)("ARC-06 the fixed page %s.mdx is missed when it is deleted", (name) => {
	expect(checkRenamed([name])).toEqual([
		`content/pages/${name}.mdx:1:1  the file is missing; bring it back`,
	]);
});

test.each([
	["about", "about-us"],
	["about", "abuot"],
	["about", "About"],
	["plantation-shutters-guide", "guide"],
	["terms-conditions", "Terms and Conditions"],
])("ARC-06 the fixed page %s.mdx saved as %s.mdx is to have its name again", (from, to) => {
	expect(checkRenamed([from, `${to}.mdx`])).toEqual([
		`content/pages/${to}.mdx:1:1  no address shows this page; rename the file to ${from}.mdx`,
	]);
});

test("ARC-06 of two pages that were renamed, each is to have its own name again", () => {
	expect(
		checkRenamed(["terms-conditions", "terms.mdx"], ["privacy-policy", "privacy.mdx"]),
	).toEqual([
		"content/pages/privacy.mdx:1:1  no address shows this page; rename the file to privacy-policy.mdx",
		"content/pages/terms.mdx:1:1  no address shows this page; rename the file to terms-conditions.mdx",
	]);
});

test("ARC-06 a page that is there under a name like no other is missed, and has no address", () => {
	expect(checkRenamed(["about", "team.mdx"])).toEqual([
		"content/pages/about.mdx:1:1  the file is missing; bring it back",
		`content/pages/team.mdx:1:1  ${advice}`,
	]);
});

test("ARC-06 a page with another name and another ending is told one thing at a time", () => {
	expect(checkRenamed(["about", "about-us.MDX"])).toEqual([
		"content/pages/about-us.MDX:1:1  pages end in .mdx; rename the file to about-us.mdx",
	]);
});

test("ARC-06 a page besides the fixed ones has no address", () => {
	copy.write("pages/about copy.mdx", readText("about"));
	const sentences = listSentences(copy);
	copy.remove("pages/about copy.mdx");
	expect(sentences).toEqual([`content/pages/about copy.mdx:1:1  ${advice}`]);
});
