import type { Hit, Kind } from "./entry.ts";
import { type Index, list, type Match, match } from "./fullTextIndex.ts";
import { matchProblem, toTerms } from "./pins.ts";
import { findPlaceProducts, mendSpaces } from "./placeProducts.ts";
import { listTerms } from "./terms.ts";

export interface Group {
	kind: Kind;
	hits: Hit[];
}

/** What a query finds: groups with the best first, and how many results there are in all. */
export interface Findings {
	groups: Group[];
	total: number;
	/** Results have only some of the words, because nothing has more. */
	isNear?: boolean;
}

/** This many results with every word of the query are enough to leave out those with only some. */
const enough = 5;
/** Most results with only some of the words, and the share of the words that they need: one of two, or of three. */
const mostNear = 8;
const leastNear = 1 / 3;
/** Most pages that are shown first because of what was asked. */
const mostPins = 2;

/** Looks a query up. */
export function find(index: Index, query: string): Findings {
	const { pins, rest } = pinAnswers(index, query);
	const found = search(index, mendSpaces(index, rest)).filter(
		({ path }) => !pins.some((pin) => pin.path === path),
	);
	const whole = found.filter(({ coverage }) => coverage > 1 / 2);
	const near = found.filter(({ coverage }) => coverage >= leastNear).slice(0, mostNear);
	const isNear = pins.length === 0 && whole.length === 0 && near.length > 0;
	const hits = [...pins, ...(isNear ? near : whole)];
	// Not Map.groupBy, which Safari has from 17.4: the site is built for 17.2.
	const groups = Array.from(new Set(hits.map(({ kind }) => kind)), (kind) => ({
		kind,
		hits: hits.filter((hit) => hit.kind === kind),
	}));
	return { groups, total: hits.length, isNear };
}

/** Results with some of the words, or only those with all where they are enough, best first. */
function search(index: Index, query: string): (Hit & { coverage: number })[] {
	const asked = new Set(listTerms(query)).size;
	const found = match(index, query, { filter: ({ kind }) => kind !== "pin" }).map((result) => {
		const { title, terms, queryTerms } = result;
		const coverage = new Set(queryTerms).size / asked;
		const score = result.score * coverage ** 3 * (1 + 3 * shareOfTitle(title, terms) ** 2);
		return { ...result, coverage, score };
	});
	const whole = found.filter(({ coverage }) => coverage === 1);
	const hits = whole.length >= enough ? whole : found;
	const best = Math.max(0, ...hits.map(({ score }) => score));
	const places = findPlaceProducts(index, query, best).map((hit) => ({ ...hit, coverage: 1 }));
	return [...hits, ...places].toSorted((a, b) => b.score - a.score);
}

/** The share of a title that was asked for, 0 to 1: a search for "Kiama" means Kiama before Kiama Downs. */
function shareOfTitle(title: string, terms: readonly string[]): number {
	const words = listTerms(title);
	return words.filter((term) => terms.includes(term)).length / (words.length || 1);
}

/** The pages to show first for a query, those of which it has most words, and what is left of it to search for. */
function pinAnswers(index: Index, query: string): { pins: Match[]; rest: string } {
	const terms = toTerms(query);
	const asked = list(index, ({ kind }) => kind === "pin")
		.flatMap((pin) => {
			const line = pin.asked && matchProblem(pin.asked, terms);
			return line ? [{ pin, line }] : [];
		})
		.toSorted((a, b) => b.line.length - a.line.length);
	// One of those that lead to a page, whatever choices their addresses carry.
	const pages = asked.map(({ pin }) => pin.path.split(/[?#]/)[0]);
	const shown = asked.filter((_, at) => pages.indexOf(pages[at]) === at).slice(0, mostPins);
	const alone = shown.flatMap(({ pin, line }) => (pin.asked?.alone ? line : []));
	const rest = alone.length ? terms.filter((term) => !alone.includes(term)).join(" ") : query;
	return { pins: shown.map(({ pin }) => pin), rest };
}
