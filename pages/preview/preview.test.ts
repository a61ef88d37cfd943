import { readFileSync } from "node:fs";
import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { allowedTags, markdownTags } from "../../scripts/content/mdx/allowed.ts";
import { readBody } from "../../scripts/content/mdx/parse.ts";
import { mdxOptions } from "../../scripts/content/mdx/plugins.ts";

const text = readFileSync("pages/preview/blocks.mdx", "utf8");

test("BEY-14 PST-04 the preview shows every tag and attribute that a post may use", async () => {
	const { value } = await compile(text, { ...mdxOptions, jsx: true });
	for (const tag of [...Object.keys(allowedTags), ...markdownTags]) {
		expect(String(value)).toMatch(new RegExp(`<(?:_components\\.)?${tag}[ />]`));
	}
	for (const [tag, attributes] of Object.entries(allowedTags)) {
		for (const attribute of tag === "h2" || tag === "a" ? attributes : []) {
			expect(String(value)).toMatch(new RegExp(`${attribute}=`));
		}
	}
});

test("PST-06 the preview's compiler refuses what a post may not have", async () => {
	await expect(compile("<script>x</script>", mdxOptions)).rejects.toThrow("not allowed");
	await expect(compile("{1 + 1}", mdxOptions)).rejects.toThrow("curly braces");
});

test("BEY-14 Q27 nothing on the preview is refused in a post, and each block stands alone", () => {
	const { tree, refusals } = readBody(text);
	expect(refusals).toEqual([]);
	expect(tree?.children.filter(({ type }) => type !== "mdxjsEsm")).toHaveLength(
		text.trim().split(/\n{2,}/).length,
	);
});
