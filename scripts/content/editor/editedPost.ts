import type { Root } from "mdast";
import type { Checked } from "../check.ts";
import { nameField, type Position, startOf } from "../faults.ts";
import { countWords, type Post } from "../load.ts";
import type { Article } from "../mdx/parse.ts";
import type { PlannedPost } from "../schemas/post.ts";
import type { Source } from "../source.ts";
import { listPassages, makeValue, type Passage } from "./passages.ts";

/** A post as an editor reads it. */
export interface EditedPost {
	post: Post;
	source: Source;
	tree: Root;
	/** Its text, run by run. */
	passages: Passage[];
	/** The same, and the fields of its frontmatter that are printed as sentences. */
	copy: Passage[];
	/** Number of words in the text, with headings and tables but without addresses. */
	words: number;
	/** Absent for posts that were not planned; rules that need it then find nothing. */
	plan: PlannedPost | undefined;
}

/** Something to correct in a post. */
export interface Finding extends Position {
	/** Frontmatter key, for findings outside the text. */
	field?: string;
	message: string;
}

/** A rule looks at one post. To add one, write it and list it in scripts/content/editor.ts. */
export type Rule = (post: EditedPost) => Finding[];

/** Fields of a post that readers see without its text: on cards, in search results and in feeds. */
const fields = ["title", "excerpt", "description"] as const;

/** The posts whose text is sound. */
export function listEditedPosts({ content, articles }: Checked): EditedPost[] {
	const plan = new Map(content.plan?.map((post) => [post.id, post]));
	const posts = new Map(content.posts.map((post) => [post.file, post]));
	return articles.flatMap((article) => {
		const post = posts.get(article.source.file);
		return (post && makeEditedPost(post, article, plan.get(post.id))) ?? [];
	});
}

/** A post ready for the rules, or undefined when its text is not sound. */
export function makeEditedPost(
	post: Post,
	{ source, body: { tree, refusals } }: Article,
	plan?: PlannedPost,
): EditedPost | undefined {
	if (!tree || refusals.length) return undefined;
	const passages = listPassages(tree);
	const values = fields.map((field, index): Passage => {
		return { ...makeValue(index, post[field], () => source.locate([field])), field };
	});
	const words = passages.reduce((sum, { text }) => sum + countWords(text), 0);
	return { post, source, tree, passages, copy: [...passages, ...values], words, plan };
}

/** A finding at the beginning of the text. */
export function atStart({ tree }: EditedPost, message: string): Finding {
	return { ...startOf(tree.children[0]), message };
}

/** A finding in the frontmatter. */
export function atField(
	{ source }: Pick<EditedPost, "source">,
	path: readonly PropertyKey[],
	message: string,
): Finding {
	return { ...source.locate(path), field: nameField(path), message };
}

/** A finding at a letter of a passage. */
export function atLetter({ field, locate }: Passage, index: number, message: string): Finding {
	return { ...locate(index), ...(field && { field }), message };
}
