import type { Image, Nodes } from "mdast";
import { toString as toText } from "mdast-util-to-string";
import { figurePath, isAllowedLink } from "./allowed.ts";
import type { Report } from "./policy.ts";
import { adviseLink } from "./tags.ts";

/** The message for pictures that are not drawings of this site. */
export const figureForm =
	'pictures in a post are drawings of content/figures; write ![what it shows](/figures/name.svg "Caption")';

/** Reports links that are not allowed, have no words, or were meant to show a drawing. */
export function checkLink(node: Nodes & { url: string }, report: Report): void {
	if (!isAllowedLink(node.url)) report(adviseLink(node.url));
	if (node.type !== "link") return;
	const words = toText(node).trim();
	if (words === "") report("the link has no words; write them in the square brackets");
	if (isBare(words, node.url)) report(`write the link with its words, [words](${node.url})`);
	if (figurePath.test(node.url)) report("put ! before the [ to show the drawing");
}

/** True for a bare web address in running text, which GFM turns into a link. */
export function isBare(words: string, url: string): boolean {
	return /^https?:/i.test(url) && [url, url.replace(/^http:\/\//, "")].includes(words);
}

/** Reports pictures that are not drawings, and drawings without their texts or their own paragraph. */
export function checkImage(
	{ url, alt, title }: Image,
	report: Report,
	parents: readonly Nodes[],
): void {
	if (!figurePath.test(url)) {
		report(figureForm);
		return;
	}
	if (!alt?.trim()) report("say in the square brackets what the drawing shows");
	if (!title?.trim()) report(`give the drawing a caption: ![${alt ?? ""}](${url} "Caption")`);
	const [parent, grandparent] = parents.toReversed();
	const isAlone = parent?.type === "paragraph" && parent.children.length === 1;
	if (!isAlone || grandparent?.type !== "root") {
		report("give the drawing a paragraph of its own, with an empty line above and below");
	}
}
