import type { Link } from "mdast";
import { toString as toText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { startOf } from "../position.ts";
import { atStart, type EditedPost, type Finding, type Rule } from "./post.ts";

/** Words that do not say where a link goes. */
const vague =
	/^(?:click )?here$|^(?:this|read more|more|learn more|this (?:page|post|link|guide))$/i;

/** Every link that the plan asks for appears once, on words that say where it goes. */
export const checkPlannedLinks: Rule = (post) => {
	const links = listLinks(post);
	const findings = (post.plan?.links ?? []).flatMap((href) => {
		const [first, second] = links.filter(({ url }) => url === href);
		if (!first) return [atStart(post, `link to ${href} once, as planned`)];
		return second ? [at(second, `the link to ${href} appears twice; keep one`)] : [];
	});
	return findings;
};

/**
 * The words of a link say where it goes. For the zip screens of a place, all posts link to the same one of its two
 * pages, that of the product in the menu (HDR-12), as the style guide asks.
 */
export const checkLinkWords: Rule = (post) => {
	return listLinks(post).flatMap((link) => {
		const findings: Finding[] = [];
		if (vague.test(toText(link).trim()))
			findings.push(at(link, "let the linked words say where the link goes"));
		if (/^\/locations\/[^/]+\/zip-screens$/.test(link.url)) {
			findings.push(at(link, `for a place write ${link.url}-awnings`));
		}
		return findings;
	});
};

/** The last paragraph sends the reader to the free measure (PST-21). */
export const checkClosing: Rule = (post) => {
	const last = post.tree.children.at(-1);
	const links =
		last?.type === "paragraph" ? listLinks({ tree: { type: "root", children: [last] } }) : [];
	if (links.some(({ url }) => url === "/contact")) return [];
	return [{ ...startOf(last), message: "end with a short paragraph that links to /contact" }];
};

function listLinks({ tree }: Pick<EditedPost, "tree">): Link[] {
	const links: Link[] = [];
	visit(tree, "link", (link) => {
		links.push(link);
	});
	return links;
}

function at(link: Link, message: string): Finding {
	return { ...startOf(link), message };
}
