import { element } from "../islands/element.ts";
import type { Hit, Kind } from "./entry.ts";
import type { Findings, Group } from "./find.ts";
import { toTerm } from "./terms.ts";

const headings: Record<Kind, string> = {
	pin: "Straight to it",
	place: "Places",
	product: "Products",
	post: "Posts",
	answer: "Guide, questions and pages",
};

/** The results in their groups, each a list of links. */
export function renderGroups(
	{ groups }: Findings,
	mostInGroup = Number.POSITIVE_INFINITY,
): HTMLElement[] {
	return groups.map((group) => renderGroup(group, mostInGroup));
}

/** "12 results", for eyes and screen readers. */
export function countResults({ total }: Findings): string {
	return total === 1 ? "1 result" : `${total || "No"} results`;
}

/** How many results there are, or that these are only the nearest. */
export function describeResults(findings: Findings): string {
	if (findings.isNear) return "Nothing has all of these words. The nearest:";
	return countResults(findings);
}

function renderGroup({ kind, hits }: Group, most: number): HTMLElement {
	const id = `found-${kind}`;
	const count = hits.length > most ? `${most} of ${hits.length}` : `${hits.length}`;
	return element(
		"section",
		{ "aria-labelledby": id },
		element("h2", { id }, `${headings[kind]} `, element("small", { class: "note" }, count)),
		element("ul", { class: "hits" }, ...hits.slice(0, most).map(renderHit)),
	);
}

function renderHit({ path, title, note, terms }: Hit): HTMLElement {
	const name = element("b", {}, ...mark(title, terms));
	const line = element("span", { class: "note" }, ...mark(note, terms));
	return element("li", {}, element("a", { href: path }, name, line));
}

/** A text in pieces, of which those that were searched for are marked. */
export function mark(text: string, terms: readonly string[]): (string | HTMLElement)[] {
	return text
		.split(/([\n\r\p{Z}\p{P}]+)/u)
		.map((part) => (terms.includes(toTerm(part) ?? "") ? element("mark", {}, part) : part));
}
