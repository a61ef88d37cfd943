import { type Index, type Match, match } from "./engine.ts";
import type { Kind } from "./entry.ts";
import { findPlaceProducts } from "./placeProducts.ts";
import { listTerms } from "./terms.ts";

/** One result. */
export interface Hit {
	kind: Kind;
	title: string;
	path: string;
	note: string;
	/** Address of the passages to quote from. */
	text?: string;
	/** Terms of the entry that matched, to be marked. */
	terms: string[];
	score: number;
}

export interface Group {
	kind: Kind;
	hits: Hit[];
}

/** What a query finds: groups with the best first, and how many results there are in all. */
export interface Findings {
	groups: Group[];
	total: number;
}

/** This many results with every word of the query are enough to leave out those with only some. */
const enough = 5;

/** Looks a query up. */
export function find(index: Index, query: string): Findings {
	const asked = new Set(listTerms(query));
	if (asked.size === 0) return { groups: [], total: 0 };
	const found = match(index, query).map((result) => toHit(result, asked.size));
	const whole = found.filter(({ coverage }) => coverage === 1);
	const hits: Hit[] =
		whole.length >= enough
			? whole
			: found.filter(({ coverage }) => coverage > 1 / 2 || coverage === 1);
	hits.push(...findPlaceProducts(index, query, Math.max(0, ...hits.map(({ score }) => score))));
	return { groups: group(hits), total: hits.length };
}

function toHit(result: Match, asked: number): Hit & { coverage: number } {
	const { kind, title, path, note, text, terms, queryTerms } = result;
	const coverage = new Set(queryTerms).size / asked;
	const score = result.score * coverage ** 3 * (1 + 3 * shareOfTitle(title, terms) ** 2);
	return { kind, title, path, note, text, terms, coverage, score };
}

/** How much of a title was asked for, 0 to 1: a search for "Kiama" means Kiama before Kiama Downs. */
function shareOfTitle(title: string, terms: readonly string[]): number {
	const own = listTerms(title);
	return own.filter((term) => terms.includes(term)).length / (own.length || 1);
}

function group(hits: Hit[]): Group[] {
	const groups = new Map<Kind, Hit[]>();
	for (const hit of hits.toSorted((a, b) => b.score - a.score)) {
		groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), hit]);
	}
	return [...groups].map(([kind, ofKind]) => ({ kind, hits: ofKind }));
}
