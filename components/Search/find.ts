import type { Hit, Kind } from "./entry.ts";
import { type Index, list, type Match, match } from "./fullTextIndex.ts";
import { addSpaces, findPlaceProducts } from "./placeProducts.ts";
import { listTerms } from "./terms.ts";

export interface Group {
	/** `pin` for pages that answer a common question. */
	kind: Kind | "pin";
	hits: Hit[];
}

/** What a query finds: groups with the best first, and how many results there are in all. */
export interface Findings {
	groups: Group[];
	total: number;
	/** Results have only some of the words, because nothing has more. */
	isNear?: boolean;
	/** All products, where nothing at all was found. */
	instead?: Hit[];
}

/** This many results with every word of the query are enough to leave out those with only some. */
const enough = 5;
/** Most results with only some of the words, and the share of the words that they need: one of two, or of three. */
const mostNear = 8;
const leastNear = 1 / 3;

/** Looks a query up. */
export function find(index: Index, query: string): Findings {
	const { paths, rest } = pinAnswers(query);
	const pinned = paths.flatMap((path) => list(index, (entry) => entry.path === path).map(toPin));
	const found = search(index, addSpaces(index, rest)).filter(({ path }) => !paths.includes(path));
	const whole = found.filter(({ coverage }) => coverage > 1 / 2);
	const near = found.filter(({ coverage }) => coverage >= leastNear).slice(0, mostNear);
	const isNear = pinned.length === 0 && whole.length === 0;
	const hits = isNear ? near : whole;
	const total = pinned.length + hits.length;
	if (total === 0) return { groups: [], total, instead: listProducts(index) };
	const first: Group[] = pinned.length ? [{ kind: "pin", hits: pinned }] : [];
	return { groups: [...first, ...group(hits)], total, isNear };
}

/** Results with some of the words, or only those with all where they are enough, best first. */
function search(index: Index, query: string): (Hit & { coverage: number })[] {
	const asked = new Set(listTerms(query)).size;
	if (asked === 0) return [];
	const found = match(index, query).map((result) => toHit(result, asked));
	const whole = found.filter(({ coverage }) => coverage === 1);
	const hits = whole.length >= enough ? whole : found;
	const best = Math.max(0, ...hits.map(({ score }) => score));
	const places = findPlaceProducts(index, query, best).map((hit) => ({ ...hit, coverage: 1 }));
	return [...hits, ...places].toSorted((a, b) => b.score - a.score);
}

/** All products, in their order. */
function listProducts(index: Index): Hit[] {
	return list(index, ({ kind }) => kind === "product").map(toPin);
}

function toPin({ kind, title, path, note }: Match): Hit {
	return { kind, title, path, note, terms: [], score: 0 };
}

function toHit(result: Match, asked: number): Hit & { coverage: number } {
	const { kind, title, path, note, text, terms, queryTerms } = result;
	const coverage = new Set(queryTerms).size / asked;
	const score = result.score * coverage ** 3 * (1 + 3 * shareOfTitle(title, terms) ** 2);
	return { kind, title, path, note, text, terms, coverage, score };
}

/** The share of a title that was asked for, 0 to 1: a search for "Kiama" means Kiama before Kiama Downs. */
function shareOfTitle(title: string, terms: readonly string[]): number {
	const own = listTerms(title);
	return own.filter((term) => terms.includes(term)).length / (own.length || 1);
}

function group(hits: readonly Hit[]): Group[] {
	const groups = new Map<Kind, Hit[]>();
	for (const hit of hits) {
		groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), hit]);
	}
	return [...groups].map(([kind, ofKind]) => ({ kind, hits: ofKind }));
}

/** A page that answers a question whose words appear everywhere or nowhere. */
interface Pin {
	path: string;
	/** Finds the question. */
	words: RegExp;
	/** Words to leave out of the search for the rest, because "opening" alone means windows. */
	without?: RegExp;
}

const contact =
	/\b(((opening|business|trading|office|shop|your) )?hours?|opening times?|(what time )?are you open|((tele)?phone|contact)( number| us| details)?|mobile number|(call|ring) (you|us)|e-?mail( you| us| address)?)\b/gi;

const faq = /\b(faqs?|frequently asked( questions)?)\b/gi;

const pins: Pin[] = [
	{
		path: "/price-guide",
		// "How much heat" asks for something else.
		words:
			/\bhow much( (do|does|is|are|for|to|will|would)\b|$)|\b(costs?|costing|prices?|priced|pricing|cheap\w*|expensive|afford\w*|budget|estimates?)\b|\$/i,
	},
	{ path: "/contact", words: contact, without: contact },
	{ path: "/contact#faq", words: faq, without: faq },
	// "Questions about shutters" asks for something else.
	{ path: "/about", words: /^\W*(about( us| you)?|who (are|is) (you|this))\W*$/i },
	{
		path: "/terms-conditions",
		words: /\b(financ\w+|deposits?|pay|paying|payments?|instal?ments?|refunds?)\b/i,
	},
];

/** The pages to show first for a query, and what is left of it to search for. */
export function pinAnswers(query: string): { paths: string[]; rest: string } {
	const asked = pins.filter(({ words }) => query.search(words) >= 0);
	const rest = asked.reduce((left, { without }) => left.replace(without ?? "", ""), query);
	return { paths: asked.map(({ path }) => path), rest };
}
