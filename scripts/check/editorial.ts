import type { Root } from "mdast";
import { getToday } from "../content/collections.ts";
import { type Fault, makeLocator, type Position, sortFaults, startOf } from "../content/faults.ts";
import type { Post } from "../content/load.ts";
import { listNodes, toText } from "../content/mdx/nodes.ts";
import type { PublicSource } from "../content/schemas/lists.ts";
import { adviseLength, adviseSources, leftover } from "../content/schemas/post.ts";
import type { Source } from "../content/source.ts";
import { findSource, listEntries } from "./knownNames.ts";
import type { Checked } from "./soundness.ts";

/** A post with its parsed text. */
interface EditedPost {
	post: Post;
	source: Source;
	tree: Root;
}

/** Something to correct in a post. */
interface Finding extends Position {
	message: string;
}

/** A rule looks at one post. */
type Rule = (post: EditedPost) => Finding[];

/** Finds what an editor would correct in the posts whose text can be read. A draft's findings stop nothing. */
export function editContent(checked: Checked): Fault[] {
	const posts = new Map(checked.content.posts.map((post) => [post.file, post]));
	const rules = listRules(checked.content.sources ?? []);
	const inPosts = checked.articles.flatMap(({ source, body: { tree, refusals } }) => {
		const post = posts.get(source.file);
		if (!post || !tree || refusals.length) return [];
		return rules.flatMap((rule) =>
			rule({ post, source, tree }).map((finding) => ({ file: source.file, ...finding })),
		);
	});
	return sortFaults([...inPosts, ...findUnusedCategories(checked)]);
}

function listRules(sources: readonly PublicSource[]): Rule[] {
	return [
		checkLength,
		checkHeadings,
		checkEnding,
		checkLinkedWords,
		checkAltTexts,
		checkContactDetails,
		checkSources(sources),
		checkDay,
	];
}

const checkLength: Rule = ({ post: { words }, tree }) => {
	const message = adviseLength(words);
	return message ? [{ ...startOf(tree.children[0]), message }] : [];
};

/** Headings go down one level at a time, for people who move by them. */
const checkHeadings: Rule = ({ tree }) => {
	const headings = listNodes(tree, "heading");
	return headings.flatMap((heading, index) => {
		const above = headings[index - 1]?.depth ?? 1;
		const message = `use ${"#".repeat(above + 1)} here; headings go down one step at a time`;
		return heading.depth > above + 1 ? [{ ...startOf(heading), message }] : [];
	});
};

/** The last paragraph leads to the free measure (PST-21). */
const checkEnding: Rule = ({ tree }) => {
	const last = tree.children.at(-1);
	const links = last?.type === "paragraph" ? listNodes(last, "link") : [];
	if (links.some(({ url }) => url === "/contact")) return [];
	return [{ ...startOf(last), message: "end with a paragraph that links to /contact" }];
};

/** Link words that do not say where a link goes. */
const vague =
	/^(?:click )?here$|^(?:this|read more|more|learn more|this (?:page|post|link|guide))$/i;

/** A screen reader lists the links of a page by their words alone. */
const checkLinkedWords: Rule = ({ tree }) =>
	listNodes(tree, "link")
		.filter((link) => vague.test(toText(link).trim()))
		.map((link) => {
			return { ...startOf(link), message: "let the linked words say where the link goes" };
		});

/** Characters of an alt text that a screen reader reads in one go. */
const longestAlt = 124;

const checkAltTexts: Rule = ({ tree }) =>
	listNodes(tree, "image").flatMap((image) => {
		const { length } = image.alt ?? "";
		const message = `the text in the square brackets has ${length} characters; cut it to ${longestAlt}`;
		return length > longestAlt ? [{ ...startOf(image), message }] : [];
	});

const email = /[\w.+-]+@[\w-]+\.[\w.-]+/;
/** Australian phone numbers, however they are grouped. */
const phone =
	/(?<![\d.-])(?:\+61[\s-]?|\(?0)[2-478]\)?(?:[\s-]?\d){8}(?!\d)|(?<!\d)1[38]00(?:[\s-]?\d){6}(?!\d)/;

/** The site prints phone and e-mail from one place; copies in a post go out of date. */
const checkContactDetails: Rule = ({ source: { text } }) => {
	const locate = makeLocator(text);
	const unwanted: [RegExp, string][] = [
		[phone, "the page shows the phone number; link to /contact instead"],
		[email, "the page shows the e-mail address; link to /contact instead"],
		[leftover.look, leftover.message],
	];
	return unwanted.flatMap(([look, message]) =>
		Array.from(text.matchAll(RegExp(look, "g")), ({ index }) => ({ ...locate(index), message })),
	);
};

/** A post that speaks of a rule names its public source, which somebody has read in the last twelve months. */
function checkSources(sources: readonly PublicSource[]): Rule {
	return ({ post, source, tree }) => {
		const { checked } = post;
		const text = [post.title, post.excerpt, post.description, toText(tree)].join("\n");
		const missing = adviseSources(text, post.sources, sources).map((message) => {
			return { ...startOf(tree.children[0]), message };
		});
		if (!checked || checked > moveYear(getToday(), -1).slice(0, 7)) return missing;
		const message = "checked: a year ago; read the sources and the post again";
		return [...missing, { ...source.locate(["checked"]), message }];
	};
}

/** A day more than a year ahead is usually a wrong year. */
const checkDay: Rule = ({ post: { date }, source }) => {
	if (date <= moveYear(getToday(), 1)) return [];
	const message = `date: ${date} is more than a year ahead; check the year`;
	return [{ ...source.locate(["date"]), message }];
};

/** The same day, as 2025-09-17, of a year before or after. */
function moveYear(day: string, years: number): string {
	return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

/**
 * Finds categories without a post (ENT-17, Q26). A post with other faults counts; one whose category is not on the list
 * may be meant for any of them.
 */
function findUnusedCategories(checked: Checked): Fault[] {
	const source = findSource(checked, "categories.yaml");
	const { categories } = checked.content;
	if (!source || !categories) return [];
	const used = new Set(listEntries(checked, "blog").map(({ data }) => data.category));
	if ([...used].some((category) => !categories.includes(category as string))) return [];
	return categories.flatMap((category, index) => {
		if (used.has(category)) return [];
		const message = `no post has the category "${category}"; give it one, or take it out`;
		return [{ file: source.file, ...source.locate([index]), message }];
	});
}
