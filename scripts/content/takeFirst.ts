/**
 * The first `count` of a list that is not in order, in order; equals keep their places. Sorting all of it for a few
 * takes most of the time of a build with thousands of posts.
 */
export function takeFirst<Item>(
	items: Iterable<Item>,
	count: number,
	compare: (a: Item, b: Item) => number,
): Item[] {
	const first: Item[] = [];
	for (const item of items) {
		const last = first[count - 1];
		if (last !== undefined && compare(last, item) <= 0) continue;
		first.push(item);
		first.sort(compare);
		first.length = Math.min(first.length, count);
	}
	return first;
}
