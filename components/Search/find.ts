import type { Hit, Kind } from "./entry.ts";
import { type Index, list, type Match, match } from "./fullTextIndex.ts";
import { matchProblem, toTerms } from "./pins.ts";
import { addSpaces, findPlaceProducts } from "./placeProducts.ts";
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
	const found = search(index, addSpaces(index, rest)).filter(
		({ path }) => !pins.some((pin) => pin.path === path),
	);
	const whole = found.filter(({ coverage }) => coverage > 1 / 2);
	const near = found.filter(({ coverage }) => coverage >= leastNear).slice(0, mostNear);
	const isNear = pins.length === 0 && whole.length === 0 && near.length > 0;
	const hits = [...pins, ...(isNear ? near : whole)];
	const groups = [...Map.groupBy(hits, ({ kind }) => kind)];
	return {
		groups: groups.map(([kind, ofKind]) => ({ kind, hits: ofKind })),
		total: hits.length,
		isNear,
	};
}

/** Results with some of the words, or only those with all where they are enough, best first. */
function search(index: Index, query: string): (Hit & { coverage: number })[] {
	const asked = new Set(listTerms(query)).size;
	if (asked === 0) return [];
	const found = match(index, query, { filter: ({ kind }) => kind !== "pin" }).map((result) =>
		toHit(result, asked),
	);
	const whole = found.filter(({ coverage }) => coverage === 1);
	const hits = whole.length >= enough ? whole : found;
	const best = Math.max(0, ...hits.map(({ score }) => score));
	const places = findPlaceProducts(index, query, best).map((hit) => ({ ...hit, coverage: 1 }));
	return [...hits, ...places].toSorted((a, b) => b.score - a.score);
}

function toPin({ kind, title, path, note }: Match): Hit {
	return { kind, title, path, note, terms: [], score: 0 };
}

function toHit(result: Match, asked: number): Hit & { coverage: number } {
	const { kind, title, path, note, terms, queryTerms } = result;
	const coverage = new Set(queryTerms).size / asked;
	const score = result.score * coverage ** 3 * (1 + 3 * shareOfTitle(title, terms) ** 2);
	return { kind, title, path, note, terms, coverage, score };
}

/** The share of a title that was asked for, 0 to 1: a search for "Kiama" means Kiama before Kiama Downs. */
function shareOfTitle(title: string, terms: readonly string[]): number {
	const words = listTerms(title);
	return words.filter((term) => terms.includes(term)).length / (words.length || 1);
}

/** The pages to show first for a query, those of which it has most words, and what is left of it to search for. */
function pinAnswers(index: Index, query: string): { pins: Hit[]; rest: string } {
	const terms = toTerms(query);
	const asked = list(index, ({ kind }) => kind === "pin")
		.flatMap((pin) => {
			const line = pin.asked && matchProblem(pin.asked, terms);
			return line ? [{ pin, line, words: line.split(" ").length }] : [];
		})
		.toSorted((a, b) => b.words - a.words)
		.filter(({ pin }, place, all) => all.findIndex((first) => isSamePage(first.pin, pin)) === place)
		.slice(0, mostPins);
	const alone = asked.flatMap(({ pin, line }) => (pin.asked?.alone ? line.split(" ") : []));
	const rest = alone.length ? terms.split(" ").filter((term) => !alone.includes(term)) : [query];
	return { pins: asked.map(({ pin }) => toPin(pin)), rest: rest.join(" ") };
}

/** Whether two pins lead to one page, whatever choices their addresses carry. */
function isSamePage(pin: Match, other: Match): boolean {
	return pin.path.split(/[?#]/)[0] === other.path.split(/[?#]/)[0];
}
