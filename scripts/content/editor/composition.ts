import type { Nodes } from "mdast";
import { startOf } from "../faults.ts";
import { countWords } from "../load.ts";
import { listNodes, toText } from "../mdx/nodes.ts";
import type { Fact } from "../schemas/fact.ts";
import type { PlannedPost } from "../schemas/post.ts";
import { atStart, type Finding, type Rule } from "./editedPost.ts";

/** Words of a post, and of its first paragraph, which answers the question. */
const length = { least: 450, most: 1800 };
const opening = { least: 40, most: 60 };
const wordsPerTable = 400;
/** Characters of an alt text; content/README.md says "under 125". */
const altText = 124;

/** Headings that name a kind of section, not what the section is about. */
const genres =
	/^(?:introduction|overview|benefits|advantages|features|conclusion|summary|final thoughts|faqs?|key takeaways|background)$/i;
/** Link words that do not say where a link goes. */
const vague =
	/^(?:click )?here$|^(?:this|read more|more|learn more|this (?:page|post|link|guide))$/i;
const saysPicture =
	/^(?:an? |the )?(?:image|picture|photo|drawing|diagram|figure|illustration) (?:of|showing)\b/i;

/** A post has 450 to 1,800 words, as long as the answer needs, and at most one table for every 400. */
export const checkLength: Rule = (post) => {
	const { tree, words } = post;
	const tables = tree.children.filter(({ type }) => type === "table");
	const allowed = Math.max(1, Math.floor(words / wordsPerTable));
	const message = `${tables.length} tables in ${words} words; say some of it in sentences, ${allowed} may stay`;
	const findings = tables.slice(allowed).map((table) => ({ ...startOf(table), message }));
	const { least, most } = length;
	if (words < least) findings.push(atStart(post, `${words} words; write ${least} at least`));
	if (words > most) findings.push(atStart(post, `${words} words; cut to ${most}`));
	return findings;
};

/** The first block is one paragraph of 40 to 60 words that answers with every figure planned for it (PST-21). */
export function checkOpening(facts: readonly Fact[]): Rule {
	return (post) => {
		const [first] = post.passages;
		const add = (message: string) => [atStart(post, message)];
		if (first?.kind !== "paragraph")
			return add("start with a paragraph that answers the reader's question, without a heading");
		const words = countWords(first.text);
		const { least, most } = opening;
		const missing = post.plan?.figures.flatMap((figure) => {
			const unsaid = listPrinted(figure, facts).filter((one) => !isPrinted(one, first.text));
			const id = typeof figure === "string" ? figure : figure.fact;
			const what = `${unsaid.join(" and ")} (${id})`;
			return unsaid.length ? add(`give ${what} in the first paragraph`) : [];
		});
		return [
			...(words < least || words > most
				? add(`the first paragraph has ${words} words; give the answer in ${least} to ${most}`)
				: []),
			...(missing ?? []),
		];
	};
}

/** Words and numbers that identify a planned figure. */
function listPrinted(figure: PlannedPost["figures"][number], facts: readonly Fact[]): string[] {
	if (typeof figure !== "string") return figure.print.map(String);
	const fact = facts.find(({ id }) => id === figure);
	const numbers = [fact?.min, fact?.max, fact?.value, ...(fact?.values ?? [])];
	return numbers.filter((number) => number !== undefined).map(String);
}

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** True for words, and for a number in digits or, up to ten, in words, that stand in a text. */
function isPrinted(printed: string, text: string): boolean {
	const number = Number(printed);
	if (Number.isNaN(number)) return text.toLowerCase().includes(printed.toLowerCase());
	const forms = [printed, number.toLocaleString("en-AU"), small[number] ?? printed];
	const escaped = forms.map((form) => form.replaceAll(".", "\\."));
	return new RegExp(`(?<![\\w.,])(?:${escaped.join("|")})(?!\\w|[.,]\\d)`, "i").test(text);
}

/** Sections start with ##, go down one level at a time, and are named after what they are about. */
export const checkHeadings: Rule = (post) => {
	const headings = post.passages.filter(({ kind }) => kind === "heading");
	if (headings.length === 0) return [atStart(post, "divide the post with ## headings")];
	const names = headings.map(({ text }) => text.trim().toLowerCase());
	return headings.flatMap(({ depth = 2, text, locate }, index) => {
		const above = headings[index - 1]?.depth ?? 1;
		const advice = [
			depth > above + 1 && `use ${"#".repeat(above + 1)} here; headings go down one step at a time`,
			genres.test(text.trim()) && `name the thing the section is about, not "${text.trim()}"`,
			/[.:!]$/.test(text.trim()) && "leave out the punctuation at the end of the heading",
			names.indexOf(names[index] ?? "") < index &&
				"another section has this heading; name them apart",
		];
		return advice.flatMap((message) => (message ? [{ ...locate(0), message }] : []));
	});
};

/**
 * The words of a link say where it goes, every planned link stands there once, and the last paragraph leads to the free
 * measure (PST-21). For the zip screens of a place, all posts link to the product in the menu (HDR-12).
 */
export const checkLinks: Rule = (post) => {
	const links = listNodes(post.tree, "link");
	const at = (link: Nodes, message: string): Finding => ({ ...startOf(link), message });
	const findings = (post.plan?.links ?? []).flatMap((href) => {
		const [first, second] = links.filter(({ url }) => url === href);
		if (!first) return [atStart(post, `link to ${href} once, as planned`)];
		return second ? [at(second, `the link to ${href} appears twice; keep one`)] : [];
	});
	for (const link of links) {
		if (vague.test(toText(link).trim()))
			findings.push(at(link, "let the linked words say where the link goes"));
		if (/^\/locations\/[^/]+\/zip-screens$/.test(link.url))
			findings.push(at(link, `for a place write ${link.url}-awnings`));
	}
	const last = post.tree.children.at(-1);
	const closing = last?.type === "paragraph" ? listNodes(last, "link") : [];
	if (last && !closing.some(({ url }) => url === "/contact"))
		findings.push(at(last, "end with a short paragraph that links to /contact"));
	return findings;
};

/** The text alternative of a drawing says what it shows, in one sentence under 125 characters. */
export const checkAltTexts: Rule = ({ tree }) =>
	listNodes(tree, "image").flatMap((image) => {
		const { length: own } = image.alt ?? "";
		const advice = [
			own > altText &&
				`the text in the square brackets has ${own} characters; cut it to ${altText}`,
			saysPicture.test(image.alt ?? "") &&
				"start the text in the square brackets with what is shown; readers are told that it is a picture",
		];
		return advice.flatMap((message) => (message ? [{ ...startOf(image), message }] : []));
	});

/** A post shows something besides its first picture: a drawing, another picture, or a calculator. */
export const checkShown: Rule = (edited) => {
	if (edited.post.calculator || listNodes(edited.tree, "image").length) return [];
	return [atStart(edited, "show something: a drawing, a picture or a calculator")];
};
