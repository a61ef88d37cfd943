import type { Article, Checked } from "./check.ts";
import { checkAltTexts } from "./editor/altTexts.ts";
import { checkPriceUnits, checkUpTo } from "./editor/figures/claims.ts";
import { makeFactSheet } from "./editor/figures/factSheet.ts";
import { findWrongFigures } from "./editor/figures/figures.ts";
import { checkSummaries, checkTags, findUnusedCategories } from "./editor/frontmatter.ts";
import { checkHeadings } from "./editor/headings.ts";
import { checkLength, checkTables } from "./editor/length.ts";
import { checkClosing, checkLinkWords, checkPlannedLinks } from "./editor/links.ts";
import { checkOpening } from "./editor/opening.ts";
import { findOverlaps } from "./editor/overlap.ts";
import { listPassages, listValues, makeValue, type Passage } from "./editor/passages.ts";
import { readLocalFacts, readPlan } from "./editor/plan.ts";
import type { EditedPost, Rule } from "./editor/post.ts";
import { checkSources } from "./editor/publicSources.ts";
import { checkFactIds, checkWords } from "./editor/words.ts";
import { type Fault, sortFaults } from "./faults.ts";
import type { Post } from "./load.ts";
import { getToday } from "./publication.ts";
import { countWords } from "./read.ts";
import type { LocalFact } from "./schemas/fact.ts";
import type { PlannedPost } from "./schemas/plan.ts";
import type { Source } from "./source.ts";

/** What the rules found. Drafts may be unfinished, so their faults are reported separately. */
export interface Edited {
	faults: Fault[];
	draftFaults: Fault[];
	posts: EditedPost[];
}

/** Reads every sound post as an editor would, and the figures of all other copy. */
export function editContent(checked: Checked): Edited {
	const { plan, faults } = readPlan(checked);
	const local = readLocalFacts(checked.root, faults);
	const posts = listEditedPosts(checked, plan);
	const rules = listRules(checked, posts, local);
	const draftFaults: Fault[] = [];
	for (const post of posts) (post.post.draft ? draftFaults : faults).push(...editPost(post, rules));
	faults.push(...findUnusedCategories(checked), ...findOverlaps(posts));
	faults.push(...findOtherFigures(checked, local));
	return { faults: sortFaults(faults), draftFaults: sortFaults(draftFaults), posts };
}

/** The rules for single posts, in the order in which a writer would correct things. */
export function listRules(
	{ content }: Checked,
	posts: readonly EditedPost[],
	local: readonly LocalFact[] | undefined,
): Rule[] {
	const { facts = [], products } = content;
	const sheet = content.facts && local && makeFactSheet(facts, local, products);
	return [
		checkLength,
		checkOpening(facts),
		checkHeadings,
		checkTables,
		checkPlannedLinks,
		checkLinkWords,
		checkClosing,
		...(sheet ? [({ copy }: EditedPost) => findWrongFigures(copy, sheet)] : []),
		checkUpTo(facts),
		checkPriceUnits(facts),
		checkWords,
		checkSources(content.sources ?? [], getToday()),
		checkFactIds(new Set(facts.map(({ id }) => id))),
		checkSummaries,
		checkAltTexts,
		checkTags(posts),
	];
}

/** The posts whose text is sound. */
export function listEditedPosts(
	{ content, articles }: Checked,
	plan: ReadonlyMap<number, PlannedPost>,
): EditedPost[] {
	const posts = new Map(content.posts.map((post) => [post.file, post]));
	return articles.flatMap((article) => {
		const post = posts.get(article.source.file);
		// Of posts with one id, which is a fault of its own, it is not known which one the plan means.
		const isOwn = content.posts.filter(({ id }) => id === post?.id).length === 1;
		return (post && makeEditedPost(post, article, isOwn ? plan.get(post.id) : undefined)) ?? [];
	});
}

/** Fields of a post that readers see without its text: on cards, in search results and in feeds. */
const fields = ["title", "excerpt", "description"] as const;

/** A post ready for the rules, or undefined when its text is not sound. */
export function makeEditedPost(
	post: Post,
	{ source, body }: Article,
	plan?: PlannedPost,
): EditedPost | undefined {
	const { tree, refusals } = body;
	if (!tree || refusals.length) return undefined;
	const passages = listPassages(tree, source.body);
	const values = fields.map((field, index): Passage => {
		return { ...makeValue(index, post[field], () => source.locate([field])), field };
	});
	const words = passages.reduce((sum, { text }) => sum + countWords(text), 0);
	const copy = [...passages, ...values];
	return { post, source, tree, passages, copy, words, ...(plan && { plan }) };
}

/** The findings of every rule in one post. */
export function editPost(post: EditedPost, rules: readonly Rule[]): Fault[] {
	const { file } = post.source;
	return sortFaults(rules.flatMap((rule) => rule(post).map((finding) => ({ file, ...finding }))));
}

/** Files whose numbers are the source of all others, or that no reader sees. */
const sheets = /\/(?:facts|local|plan|aliases)\.yaml$/;
/** Positions in pictures, such as 50% 40%. */
const position = /^["']?\d+% \d+%["']?$/;

/** Finds wrong figures in products, pages and the copy of YAML files. */
function findOtherFigures(
	{ content, sources, articles }: Checked,
	local: readonly LocalFact[] | undefined,
): Fault[] {
	const { facts, products } = content;
	if (!facts || !local) return [];
	const sheet = makeFactSheet(facts, local, products);
	const ofProducts = makeFactSheet(facts, local, products, true);
	const trees = new Map(articles.map(({ source, body }) => [source, body.tree]));
	return sources.filter(isOther).flatMap((source) => {
		const tree = trees.get(source);
		const values = listValues(source).filter(({ text }) => !position.test(text));
		const passages = [...(tree ? listPassages(tree, source.body) : []), ...values];
		const own = source.file.includes("/products/") ? ofProducts : sheet;
		return findWrongFigures(passages, own).map((finding) => ({ file: source.file, ...finding }));
	});
}

function isOther({ file }: Source): boolean {
	return !file.includes("/blog/") && !sheets.test(file);
}
