import { query } from "../Form/request.ts";
import type { Hit, Kind, Passage } from "./entry.ts";
import { countTerms, mark, quote } from "./excerpt.ts";
import type { Findings, Group } from "./find.ts";

/** Milliseconds without typing after which texts are fetched to quote from. */
const pause = 250;

const headings: Record<Kind | "pin", string> = {
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
		element("h2", { id }, `${headings[kind]} `, element("small", {}, count)),
		element("ul", { class: "hits" }, ...hits.slice(0, most).map(renderHit)),
	);
}

function renderHit(hit: Hit): HTMLElement {
	const note = element("span", { class: "note" }, ...toNodes(hit.note, hit.terms));
	const title = element("b", {}, ...toNodes(hit.title, hit.terms));
	setTimeout(() => note.isConnected && improveNote(note, hit), pause);
	return element("li", {}, element("a", { href: hit.path }, title, note));
}

/**
 * Quotes the text in place of the note when the note lacks words that the text has. A product asked for
 * by name keeps its one sentence: a quote may well be about what it cannot do.
 */
async function improveNote(note: HTMLElement, { kind, text, terms, title, note: own }: Hit) {
	const known = countTerms(own, terms);
	const isNamed = kind === "product" && countTerms(title, terms) > 0;
	if (!text || isNamed || known >= terms.length) return;
	const quoted = quote(await loadPassages(text), terms, title);
	if (countTerms(quoted, terms) > known) note.replaceChildren(...toNodes(quoted, terms));
}

function toNodes(text: string, terms: readonly string[]): (string | HTMLElement)[] {
	return mark(text, terms).map(({ text, marked }) => (marked ? element("mark", {}, text) : text));
}

const texts = new Map<string, Promise<Passage[]>>();

/** Fetches the passages of a result; none when that fails, as the result has its note. */
export function loadPassages(path: string): Promise<Passage[]> {
	const known = texts.get(path);
	if (known) return known;
	const loading = query<Passage[]>([path])
		.then((passages) => passages ?? [])
		.catch(() => {
			texts.delete(path);
			return [];
		});
	texts.set(path, loading);
	return loading;
}

type Child = Node | string;

/** Makes an element with attributes and children; attributes that are undefined are left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	attributes: Record<string, string | undefined> = {},
	...children: Child[]
): HTMLElementTagNameMap[Name] {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) {
		if (value !== undefined) made.setAttribute(key, value);
	}
	made.append(...children);
	return made;
}
