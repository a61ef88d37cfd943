import { type Fault, startOf } from "../faults.ts";
import { listNodes, toText } from "../mdx/nodes.ts";
import type { EditedPost } from "./editedPost.ts";

/** Ways in which posts come to look alike, and the share of all posts that may have one form of each. */
const kinds: { what: string; most: number; formOf: (post: EditedPost) => string | undefined }[] = [
	{
		what: "open with",
		most: 0.1,
		formOf: ({ passages }) => passages[0]?.text.split(/\s+/).slice(0, 2).join(" "),
	},
	{ what: "end on the link", most: 0.3, formOf: readEnding },
	{
		what: "have the sum",
		most: 0.15,
		formOf: ({ passages }) =>
			passages.some(({ text }) => /\d × \$[\d,]+ = \$[\d,]+ to \d+ ×/.test(text))
				? "n × low to n × high"
				: undefined,
	},
];
/** With fewer posts a share says nothing. */
const fewest = 20;

/** Finds forms that too large a share of the posts has in common; the newest post with one is named. */
export function findLikeness(posts: readonly EditedPost[]): Fault[] {
	if (posts.length < fewest) return [];
	return kinds.flatMap(({ what, most, formOf }) =>
		[...Map.groupBy(posts, formOf)].flatMap(([form, alike]): Fault[] => {
			if (!form || alike.length <= posts.length * most) return [];
			const [newest] = alike.toSorted((a, b) => b.post.date.localeCompare(a.post.date));
			if (!newest) return [];
			const message = `${alike.length} of ${posts.length} posts ${what} "${form}"; do this one another way`;
			return [{ file: newest.post.file, ...startOf(newest.tree.children[0]), message }];
		}),
	);
}

/** The words of the last link to the measure. */
function readEnding({ tree }: EditedPost): string | undefined {
	const last = listNodes(tree, "link").findLast(({ url }) => url === "/contact");
	return last && toText(last);
}

/** Words in a row that count as copied. */
const run = 5;
/** Share of the shorter post's runs that two posts may have in common. */
const most = 0.03;

/** Every run of `size` words of a text, in lower case and without punctuation. */
export function listRuns(text: string, size: number): Set<string> {
	const words = text.toLowerCase().match(/[\p{L}\p{N}$']+/gu) ?? [];
	return new Set(
		words.slice(size - 1).map((_word, index) => words.slice(index, index + size).join(" ")),
	);
}

/** Finds posts that share more than 3% of their five-word runs with an older one: a reader of both reads the same twice. */
export function findSharedRuns(edited: readonly EditedPost[]): Fault[] {
	const texts = edited
		.toSorted(({ post: a }, { post: b }) => a.date.localeCompare(b.date))
		.map((one) => ({ one, runs: listRuns(one.passages.map(({ text }) => text).join("\n"), run) }));
	const holders = new Map<string, number[]>();
	return texts.flatMap(({ one, runs }, index) => {
		const shared = new Map<number, string[]>();
		for (const words of runs) {
			const older = holders.get(words) ?? [];
			for (const other of older) shared.set(other, [...(shared.get(other) ?? []), words]);
			holders.set(words, [...older, index]);
		}
		return [...shared].flatMap(([other, common]): Fault[] => {
			const older = texts[other];
			const share = common.length / Math.min(runs.size, older?.runs.size ?? 0);
			if (share <= most) return [];
			const passage = one.passages.find(({ text }) => listRuns(text, run).has(common[0] ?? ""));
			const place = passage?.locate(0) ?? { line: 1, column: 1 };
			const message = `${(share * 100).toFixed(1)}% of its five-word runs are in ${older?.one.post.file} too, such as "${common[0]}"; say it in other words (3% at most)`;
			return [{ file: one.post.file, ...place, message }];
		});
	});
}
