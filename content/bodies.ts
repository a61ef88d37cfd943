import type { Root } from "hast";
import { ContentError } from "./faults.ts";
import { type Compiled, keepCompiled, recallCompiled } from "./mdx/compiled.ts";
import type { Section } from "./mdx/sections.ts";
import { splitFrontmatter } from "./source/frontmatter.ts";
import { readText } from "./source/source.ts";

/**
 * The text of an MDX file as elements, for `Prose`. Texts are content, not modules: the bundle stays the same when a
 * post changes, and 10,000 posts are never all in memory at once.
 * @param file path from the project folder, as in `post.file`
 * @throws ContentError listing what a post may not contain
 */
export async function getBody(file: string): Promise<Root> {
	return getPart(file, "body");
}

/** The words of an MDX file, section by section. @throws like getBody() */
export async function getSections(file: string): Promise<Section[]> {
	return getPart(file, "sections");
}

async function getPart<Part extends keyof Compiled>(file: string, part: Part) {
	const { body } = splitFrontmatter(readText(file));
	return recallCompiled(body, part) ?? (await compileAnew(file, body))[part];
}

async function compileAnew(file: string, body: string): Promise<Compiled> {
	const { readBody } = await import("./mdx/check.ts");
	const { compileTree } = await import("./mdx/compile.ts");
	const { tree, refusals } = readBody(body);
	if (!tree || refusals.length > 0)
		throw new ContentError(refusals.map((refusal) => ({ file, ...refusal })));
	const compiled = compileTree(tree);
	keepCompiled(body, compiled);
	return compiled;
}
