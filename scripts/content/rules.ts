import type { Article, Checked } from "./check.ts";
import { checkAltTexts } from "./editor/altTexts.ts";
import { checkBanned } from "./editor/banned.ts";
import { checkCategories } from "./editor/categories.ts";
import { checkContactDetails } from "./editor/contactDetails.ts";
import { checkDashes } from "./editor/dashes.ts";
import { checkHeadings } from "./editor/headings.ts";
import { checkLeftovers } from "./editor/leftovers.ts";
import { checkLength } from "./editor/length.ts";
import { checkClosing, checkLinkWords, checkPlannedLinks } from "./editor/links.ts";
import { checkNumbers, checkOtherNumbers } from "./editor/numbers.ts";
import { checkOpening } from "./editor/opening.ts";
import { checkOverlap } from "./editor/overlap.ts";
import { checkPriceUnits } from "./editor/priceUnits.ts";
import { listPassages } from "./editor/reading/passages.ts";
import { readLocalFacts, readPlan } from "./editor/reading/plan.ts";
import type { Desk, FolderRule, Piece, Rule } from "./editor/reading/rule.ts";
import type { Dictionary } from "./editor/spelling/dictionary.ts";
import { checkOtherSpelling, checkSpelling, checkYamlSpelling } from "./editor/spelling.ts";
import { checkSummaries } from "./editor/summaries.ts";
import { checkOtherSums, checkSums } from "./editor/sums.ts";
import { checkTables } from "./editor/tables.ts";
import { checkTags } from "./editor/tags.ts";
import { checkUpTo } from "./editor/upTo.ts";
import { type Fault, sortFaults } from "./faults.ts";
import type { Post } from "./load.ts";
import { countWords } from "./read.ts";
import type { PlannedPost } from "./schemas/plan.ts";

/** Rules for single posts, in the order in which a writer would correct things. */
const rules: Rule[] = [
	checkLength,
	checkOpening,
	checkHeadings,
	checkTables,
	checkPlannedLinks,
	checkLinkWords,
	checkClosing,
	checkNumbers,
	checkSums,
	checkUpTo,
	checkPriceUnits,
	checkBanned,
	checkContactDetails,
	checkDashes,
	checkLeftovers,
	checkSummaries,
	checkAltTexts,
	checkTags,
	checkSpelling,
];

/** Rules that would report sound numbers when content/facts.yaml or content/local.yaml cannot be read. */
const ofFacts: unknown[] = [checkNumbers, checkOtherNumbers];

/** Rules that look at the whole folder. */
const folderRules: FolderRule[] = [
	checkCategories,
	checkOverlap,
	checkOtherSpelling,
	checkYamlSpelling,
	checkOtherNumbers,
	checkOtherSums,
];

/** What the rules found. Drafts may be unfinished, so their faults are reported separately. */
export interface Edited {
	faults: Fault[];
	draftFaults: Fault[];
	pieces: Piece[];
}

/** Reads every sound post as an editor would. */
export function editPosts(checked: Checked, root: string, dictionary: Dictionary): Edited {
	const desk = makeDesk(checked, root, dictionary);
	const faults = [...desk.faults];
	const draftFaults: Fault[] = [];
	const canRead = (rule: unknown) => desk.hasFacts || !ofFacts.includes(rule);
	const own = rules.filter(canRead);
	for (const piece of desk.pieces) {
		(piece.post.draft ? draftFaults : faults).push(...editPiece(piece, desk, own));
	}
	for (const rule of folderRules.filter(canRead)) faults.push(...rule(desk));
	return { faults: sortFaults(faults), draftFaults: sortFaults(draftFaults), pieces: desk.pieces };
}

/** What makeDesk() has found besides what every rule looks at. */
interface OpenedDesk extends Desk {
	/** Those of the plan and the local figures. */
	faults: Fault[];
	pieces: Piece[];
	/** Whether both files of figures could be read. */
	hasFacts: boolean;
}

/** Collects everything that the rules look at. */
export function makeDesk(checked: Checked, root: string, dictionary: Dictionary): OpenedDesk {
	const { articles, sources } = checked;
	// Either is undefined when its file is faulty, which is already reported.
	const { facts = [], categories = [] } = checked.content;
	const content = { ...checked.content, facts, categories };
	const { plan, faults } = readPlan(root, checked);
	const local = readLocalFacts(root, faults);
	const posts = new Map(content.posts.map((post) => [post.file, post]));
	const holders = Map.groupBy(content.posts, ({ id }) => id);
	const pieces = articles.flatMap((article) => {
		const post = posts.get(article.source.file);
		// Of posts with one id, which is a fault of its own, it is not known which one the plan means.
		const isOwn = post && holders.get(post.id)?.length === 1;
		return (post && makePiece(post, article, isOwn ? plan.get(post.id) : undefined)) ?? [];
	});
	const hasFacts = checked.content.facts !== undefined && local !== undefined;
	return { content, articles, sources, pieces, dictionary, local: local ?? [], faults, hasFacts };
}

/** A post ready for the rules, or undefined when its text is not sound. */
export function makePiece(
	post: Post,
	{ source, body }: Article,
	plan?: PlannedPost,
): Piece | undefined {
	const { tree, refusals } = body;
	if (!tree || refusals.length) return undefined;
	const passages = listPassages(tree, source.body);
	const words = passages.reduce((sum, { text }) => sum + countWords(text), 0);
	return { post, source, tree, passages, words, ...(plan && { plan }) };
}

/** The findings of every rule in one post. */
export function editPiece(piece: Piece, desk: Desk, list: readonly Rule[] = rules): Fault[] {
	const { file } = piece.source;
	return sortFaults(
		list.flatMap((rule) => rule(piece, desk).map((finding) => ({ file, ...finding }))),
	);
}
