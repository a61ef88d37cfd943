import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listSentences, openContentCopy } from "../../../tests/contentSentences.ts";
import { getContent } from "../collections.ts";

const { origin } = getContent().site;

describe("a copy of the content folder", () => {
	const copy = openContentCopy();

	test("a site whose address begins like ours is another site", () => {
		const sound = readFileSync("content/pages/about.mdx", "utf8");
		copy.write("pages/about.mdx", sound.replace("](/locations)", `](${origin}.org/locations)`));
		const sentences = listSentences(copy);
		copy.write("pages/about.mdx", sound);
		expect(sentences).toEqual([]);
	});

	test("ARC-06 a link in the copy of a YAML file is checked at its own place", () => {
		const sound = readFileSync("content/faq.yaml", "utf8");
		const lines = sound.split("\n");
		const line = lines.findIndex((text) => text.includes("](/"));
		const column = (lines[line] ?? "").indexOf("](/") + 2;
		copy.write("faq.yaml", sound.replace("](/", "](/nowhere-"));
		const [sentence = ""] = listSentences(copy);
		copy.write("faq.yaml", sound);
		expect(sentence).toMatch(
			`content/faq.yaml:${line + 1}:${column + 1}  no page has the address /nowhere-`,
		);
	});

	test("ARC-06 a note in a YAML file may name addresses that do not exist", () => {
		const sound = readFileSync("content/home.yaml", "utf8");
		copy.write("home.yaml", `# [gone](/gone), href: /gone\n${sound}`);
		const sentences = listSentences(copy);
		copy.write("home.yaml", sound);
		expect(sentences).toEqual([]);
	});
});
