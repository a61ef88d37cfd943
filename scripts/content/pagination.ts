/** One page of a list that is split into pages. */
export interface Paging<Entry> {
	entries: readonly Entry[];
	/** Number of this page, from 1. */
	number: number;
	/** Number of pages in the list. */
	count: number;
	/** Address of a page of the list; the first has the list's own. */
	pathOf(number: number): string;
}

/** Posts on one page of a list: four rows of three. */
export const postsPerPage = 12;

/** Number of pages that a list takes; an empty list takes one. */
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

/** The address of every page of a list with this many entries. */
export function listPagePaths(entries: number, base: string): string[] {
	return Array.from({ length: countPages(entries) }, (_, index) => pagePath(base, index + 1));
}
