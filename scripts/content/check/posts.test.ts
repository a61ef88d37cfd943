import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSentences, openContentCopy } from "../../../tests/contentSentences.ts";

const copy = openContentCopy();

test.each([
	["is a draft", "$&\ndraft: true"],
	["waits until 2099-12-31", "date: 2099-12-31"],
])("ARC-06 a product's related post that %s is asked to be a published one", (why, line) => {
	const slug = "folding-arm-awning-reach-and-fixing";
	const sound = readFileSync(`content/blog/${slug}.mdx`, "utf8");
	copy.write(`blog/${slug}.mdx`, sound.replace(/^date: .*/m, line));
	const sentences = listSentences(copy);
	copy.write(`blog/${slug}.mdx`, sound);
	const own = sentences.filter((sentence) => sentence.includes("relatedPosts"));
	expect(own.map((sentence) => sentence.replace(/:\d+:/, ":"))).toEqual([
		`content/products/awnings.mdx:16  relatedPosts.0: ${slug} ${why}; name a published post`,
	]);
});
