import type { Fault } from "../faults.ts";
import type { EditedPost } from "./post.ts";

/** Words in a row that count as copied. */
const run = 5;
/** Share of the shorter post's runs that two posts may have in common. */
const most = 0.03;

/** Every run of `size` words of a text, in lower case and without punctuation. */
export function listShingles(text: string, size: number): Set<string> {
	const words = text.toLowerCase().match(/[\p{L}\p{N}$']+/gu) ?? [];
	return new Set(
		words.slice(size - 1).map((_word, index) => words.slice(index, index + size).join(" ")),
	);
}

/**
 * Finds posts that share more than 3% of their five-word runs: someone who reads both reads the same twice. The newer
 * post has to change; of two of one day, the one with the higher id.
 */
export function findOverlaps(edited: readonly EditedPost[]): Fault[] {
	const texts = edited
		.filter(({ post }) => !post.draft)
		.sort(({ post: a }, { post: b }) => a.date.localeCompare(b.date) || a.id - b.id)
		.map(({ post, passages }) => {
			const runs = listShingles(passages.map(({ text }) => text).join("\n"), run);
			return { file: post.file, passages, runs };
		});
	return texts.flatMap(({ file, passages, runs }, index) =>
		texts.slice(0, index).flatMap((older) => {
			const common = [...runs].filter((words) => older.runs.has(words));
			const share = common.length / Math.max(1, Math.min(runs.size, older.runs.size));
			if (share <= most) return [];
			const [first = ""] = common;
			const passage = passages.find(({ text }) => listShingles(text, run).has(first));
			const percent = (share * 100).toFixed(1);
			const message = `${percent}% of its five-word runs are in ${older.file} too, such as "${first}"; say it in other words (3% at most)`;
			return [{ file, ...(passage?.locate(0) ?? { line: 1, column: 1 }), message }];
		}),
	);
}
