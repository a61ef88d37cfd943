import type { Checked } from "./check.ts";
import { getToday } from "./collections.ts";
import { checkPriceUnits, checkUpTo } from "./editor/claims.ts";
import * as composition from "./editor/composition.ts";
import { type EditedPost, listEditedPosts, type Rule } from "./editor/editedPost.ts";
import { makeFactSheet } from "./editor/factSheet.ts";
import { findWrongFigures } from "./editor/figures.ts";
import { findLikeness, findSharedRuns } from "./editor/likeness.ts";
import { listPassages, listValues } from "./editor/passages.ts";
import { checkSources } from "./editor/publicSources.ts";
import { checkDay, checkSummaries, checkTags, findUnusedCategories } from "./editor/summaries.ts";
import { checkWords } from "./editor/words.ts";
import { type Fault, sortFaults } from "./faults.ts";
import type { FoundContent } from "./load.ts";

/** Reads every sound post as an editor would, and the figures of all copy. */
export function editContent(checked: Checked): Fault[] {
	const posts = listEditedPosts(checked);
	const rules = listRules(checked.content);
	return sortFaults([
		...posts.flatMap((post) => editPost(post, rules)),
		...findUnusedCategories(checked),
		...findLikeness(posts),
		...findSharedRuns(posts.filter(({ post }) => !post.draft)),
		...findOddFigures(checked),
	]);
}

/** The rules for single posts, in the order in which a writer would correct things. */
export function listRules({
	facts = [],
	sources = [],
}: Pick<FoundContent, "facts" | "sources">): Rule[] {
	return [
		composition.checkLength,
		composition.checkOpening(facts),
		composition.checkHeadings,
		composition.checkLinks,
		composition.checkAltTexts,
		composition.checkShown,
		checkUpTo(facts),
		checkPriceUnits(facts),
		checkWords,
		checkSources(sources, getToday()),
		checkSummaries,
		checkTags,
		checkDay(getToday()),
	];
}

/** The findings of every rule in one post. */
export function editPost(post: EditedPost, rules: readonly Rule[]): Fault[] {
	const { file } = post.source;
	return rules.flatMap((rule) => rule(post).map((finding) => ({ file, ...finding })));
}

/** Files whose numbers are the source of all others, or that no reader sees. */
const sheets = /\/(?:facts|local|plan|aliases)\.yaml$|\.json$/;
/** Positions in pictures, such as 50% 40%. */
const position = /^["']?\d+% \d+%["']?$/;

/** Finds wrong figures in the texts and the data of all files. */
function findOddFigures({ content, sources, articles }: Checked): Fault[] {
	const { facts, local, products } = content;
	if (!facts || !local) return [];
	const sheet = makeFactSheet({ facts, products }, local);
	const ofProducts = makeFactSheet({ facts, products }, local, true);
	const trees = new Map(articles.map(({ source, body }) => [source, body.tree]));
	const copy = sources.filter(({ file }) => !sheets.test(file));
	return copy.flatMap((source) => {
		const { file } = source;
		const tree = trees.get(source);
		const values = listValues(source).filter(({ text }) => !position.test(text));
		const passages = [...(tree ? listPassages(tree) : []), ...values];
		const findings = findWrongFigures(passages, file.includes("/products/") ? ofProducts : sheet);
		return findings.map((finding) => ({ file, ...finding }));
	});
}
