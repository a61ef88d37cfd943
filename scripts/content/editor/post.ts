import type { Root } from "mdast";
import type { Post } from "../load.ts";
import { type Position, startOf } from "../position.ts";
import type { PlannedPost } from "../schemas/plan.ts";
import type { Source } from "../source.ts";
import type { Passage } from "./passages.ts";

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
	plan?: PlannedPost;
}

/** Something to correct in a post. */
export interface Finding extends Position {
	/** Frontmatter key, for findings outside the text. */
	field?: string;
	message: string;
}

/** A rule looks at one post. To add one, write it and list it in scripts/content/editor.ts. */
export type Rule = (post: EditedPost) => Finding[];

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
	return { ...source.locate(path), field: path.join("."), message };
}

/** A finding at a letter of a passage. */
export function atLetter({ field, locate }: Passage, index: number, message: string): Finding {
	return { ...locate(index), ...(field && { field }), message };
}
