import type { Root } from "hast";
import { ContentError } from "./faults.ts";
import { type Compiled, keepCompiled, recallCompiled } from "./mdx/compiled.ts";
import type { Section } from "./mdx/sections.ts";
import { hashText } from "./memory.ts";
import type { MdxEntry } from "./read.ts";
import { readFrontmatter } from "./source/source.ts";

/** An MDX file and the hash of its text, as in a post. */
export type TextFile = Pick<MdxEntry, "file" | "hash">;

/**
 * The text of an MDX file as elements, for `Prose`. Texts are content, not modules: the bundle stays the same when a
 * post changes, and 10,000 posts are never all in memory at once.
 * @throws ContentError listing what a post may not contain
 */
export async function getBody(text: TextFile): Promise<Root> {
	return getPart(text, "body");
}

/** The words of an MDX file, section by section. @throws like getBody() */
export async function getSections(text: TextFile): Promise<Section[]> {
	return getPart(text, "sections");
}

async function getPart<Part extends keyof Compiled>({ file, hash }: TextFile, part: Part) {
	return recallCompiled(hash, part) ?? (await compileAnew(file))[part];
}

async function compileAnew(file: string): Promise<Compiled> {
	const { readBody } = await import("./mdx/check.ts");
	const { compileTree } = await import("./mdx/compile.ts");
	const { body, faults } = readFrontmatter(file);
	if (faults.length > 0) throw new ContentError(faults);
	const { tree, refusals } = readBody(body);
	if (!tree || refusals.length > 0)
		throw new ContentError(refusals.map((refusal) => ({ file, ...refusal })));
	const compiled = compileTree(tree);
	keepCompiled(hashText(body), compiled);
	return compiled;
}
