/** One page of a list that is too long for one. */
export interface Paging<Entry> {
	entries: readonly Entry[];
	/** This page, from 1. */
	number: number;
	/** How many pages the list has. */
	count: number;
	/** Address of a page of the list; the first has the list's own. */
	pathOf(number: number): string;
}

/** Posts on one page of a list: four rows of three. */
export const postsPerPage = 12;

/** How many pages a list takes; an empty list takes one. */
export function countPages(entries: number): number {
	return Math.max(1, Math.ceil(entries / postsPerPage));
}

/**
 * One page of a list.
 * @param base address of the list
 * @throws when the list has no such page
 */
export function getPage<Entry>(
	list: readonly Entry[],
	number: number,
	base: string,
): Paging<Entry> {
	const count = countPages(list.length);
	if (!Number.isInteger(number) || number < 1 || number > count) {
		throw new Error(`${base} has pages 1 to ${count}, not ${number}`);
	}
	const start = (number - 1) * postsPerPage;
	return {
		entries: list.slice(start, start + postsPerPage),
		number,
		count,
		pathOf: (wanted) => pagePath(base, wanted),
	};
}

/** Address of a page of a list; the first has the list's own. */
function pagePath(base: string, number: number): string {
	return number === 1 ? base : `${base}/page/${number}`;
}

/** Addresses of every page of a list of so many entries. */
export function listPagePaths(entries: number, base: string): string[] {
	return Array.from({ length: countPages(entries) }, (_, index) => pagePath(base, index + 1));
}

/** Pages up to which all numbers are shown. */
const fewPages = 9;

/**
 * Page numbers to offer: all of a few; of many the ends, and this page with its neighbours, where a gap
 * of one is filled. 0 stands for a longer gap.
 */
export function listPageNumbers(number: number, count: number): number[] {
	const near = (page: number) =>
		count <= fewPages || page === 1 || page === count || Math.abs(page - number) <= 2;
	const shown = Array.from({ length: count }, (_, index) => index + 1).filter(near);
	return shown.flatMap((page, index) => {
		const before = shown[index - 1] ?? 0;
		if (page - before <= 1) return [page];
		return page - before === 2 ? [page - 1, page] : [0, page];
	});
}
