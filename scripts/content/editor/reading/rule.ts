import type { Root } from "mdast";
import type { Article } from "../../check.ts";
import type { Fault } from "../../faults.ts";
import type { Content, FoundContent, Post } from "../../load.ts";
import { type Position, startOf } from "../../position.ts";
import type { LocalFact } from "../../schemas/fact.ts";
import type { PlannedPost } from "../../schemas/plan.ts";
import type { Source } from "../../source.ts";
import type { Dictionary } from "../spelling/dictionary.ts";
import type { Passage } from "./passages.ts";

/** A post as an editor reads it. */
export interface Piece {
	post: Post;
	source: Source;
	tree: Root;
	passages: Passage[];
	/** Number of words in the text, with headings and tables but without addresses. */
	words: number;
	/** Absent for posts that were not planned; rules that need it then find nothing. */
	plan?: PlannedPost;
}

/** What the rules can look at besides the post. */
export interface Desk {
	/** Facts and categories are empty when their file is faulty, and so is `local`. */
	content: FoundContent & Required<Pick<Content, "facts" | "categories">>;
	pieces: readonly Piece[];
	/** Every MDX file: posts, products and pages. */
	articles: readonly Article[];
	/** Every file of the content folder. */
	sources: readonly Source[];
	dictionary: Dictionary;
	/** Figures of content/local.yaml. */
	local: readonly LocalFact[];
}

/** Something to correct in a post. */
export interface Finding extends Position {
	/** Frontmatter key, for findings outside the text. */
	field?: string;
	message: string;
}

/** A rule of content/rules, which looks at one post. To add a rule, write it and list it in scripts/content/rules.ts. */
export type Rule = (piece: Piece, desk: Desk) => Finding[];

/** A rule that looks at the whole folder: it compares posts, or reads other files than posts. */
export type FolderRule = (desk: Desk) => Fault[];

/** A finding at the beginning of the text. */
export function atStart({ tree }: Piece, message: string): Finding {
	return { ...startOf(tree.children[0]), message };
}

/** A finding in the frontmatter. */
export function atField({ source }: Piece, path: readonly PropertyKey[], message: string): Finding {
	return { ...source.locate(path), field: path.join("."), message };
}
