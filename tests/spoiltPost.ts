import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Checked, checkContent } from "../scripts/content/check.ts";
import { readLocalFacts, readPlan } from "../scripts/content/editor/plan.ts";
import { editPost, listEditedPosts, listRules, makeEditedPost } from "../scripts/content/editor.ts";
import { type Fault, formatFault } from "../scripts/content/faults.ts";
import type { Post } from "../scripts/content/load.ts";
import { readBody } from "../scripts/content/mdx/parse.ts";
import { parseFrontmatter } from "../scripts/content/source.ts";

/** Posts as they once were, so that no sound change to the real ones fails a test. */
const frozen = "tests/fixtures/posts";

/** Posts that can be spoilt and checked among the project's own. */
export interface SpoiltPosts {
	checked: Checked;
	/** What the rules find in a frozen post after a change to it, with the text at the reported position. */
	edit(slug: string, from: string | RegExp, to: string): (Fault & { at: string })[];
}

/** A post of medium length about zip screens, with a table and sums. */
export const kiama = "zip-screens-kiama-salt-and-hardware";

/** Reads the posts once for all tests in a file. */
export function openPosts(): SpoiltPosts {
	const checked = checkContent();
	const { plan } = readPlan(checked);
	const sound = listEditedPosts(checked, plan);
	const rules = listRules(checked, sound, readLocalFacts("content", []));
	const edit: SpoiltPosts["edit"] = (slug, from, to) => {
		const file = `content/blog/${slug}.mdx`;
		const text = readFileSync(path.join(frozen, `${slug}.mdx`), "utf8");
		const spoilt = text.replace(from, to);
		if (spoilt === text) throw new Error(`${file} has no ${from}`);
		const source = parseFrontmatter(file, spoilt);
		const own = sound.find((one) => one.post.slug === slug);
		const post = { ...own?.post, ...(source.data as Post), file };
		const edited = makeEditedPost(post, { source, body: readBody(source.body) }, own?.plan);
		if (!edited) throw new Error("the spoilt post is not sound");
		const lines = spoilt.split("\n");
		return editPost(edited, rules).map((fault) => {
			return { ...fault, at: (lines[fault.line - 1] ?? "").slice(fault.column - 1) };
		});
	};
	return { checked, edit };
}

/** A change to a post, and the beginning of the place and a part of the message of the one fault that it makes. */
type Spoilt = [
	what: string,
	slug: string,
	from: string | RegExp,
	to: string,
	at: string,
	message: string,
];

/** A test for each change: the editor's check says what is wrong, once, at its place. */
export function testSpoilt(changes: Spoilt[]): void {
	let posts: SpoiltPosts;

	beforeAll(() => {
		posts = openPosts();
	}, 60_000);

	test.each(changes)("%s", (_what, slug, from, to, at, message) => {
		const found = posts.edit(slug, from, to);
		const own = found.filter((fault) => fault.message.includes(message) && fault.at.startsWith(at));
		expect(found.map(formatFault).join("\n")).toContain(message);
		expect(own).toHaveLength(1);
	});
}
