import { bearsItsName } from "../contentFiles.ts";
import { countLinks } from "../references/doubles.ts";
import type { Desk, FolderRule, Piece } from "./reading/rule.ts";
import { listShingles } from "./reading/shingles.ts";

/** Words in a row that count as copied. */
const run = 5;
/** Share of the shorter post's runs that two posts may have in common. */
const most = 0.03;

/**
 * No two posts share more than 3% of their five-word runs: otherwise someone who reads both reads the same twice.
 * The newer post has to change.
 */
export const checkOverlap: FolderRule = (desk) => {
	const pieces = desk.pieces.filter(({ post }) => !post.draft);
	const texts = pieces.map(({ passages }) =>
		listShingles(passages.map(({ text }) => text).join("\n"), run),
	);
	const holders = new Map<string, number[]>();
	for (const [index, text] of texts.entries()) {
		for (const shingle of text) {
			const known = holders.get(shingle);
			if (known) known.push(index);
			else holders.set(shingle, [index]);
		}
	}
	const pairs = new Map<string, { a: number; b: number; shingles: string[] }>();
	for (const [shingle, [a = 0, ...others]] of holders) {
		for (const [position, b] of others.entries()) {
			for (const other of [a, ...others.slice(0, position)]) {
				const pair = pairs.get(`${other} ${b}`) ?? { a: other, b, shingles: [] };
				pair.shingles.push(shingle);
				pairs.set(`${other} ${b}`, pair);
			}
		}
	}
	return [...pairs.values()].flatMap(({ a, b, shingles }) => {
		const share = shingles.length / Math.max(1, Math.min(texts[a]?.size ?? 0, texts[b]?.size ?? 0));
		if (share <= most) return [];
		const pair = [pieces[a], pieces[b]].filter((piece) => !!piece);
		const [older, newer] = pair.sort((one, other) => compareAge(one, other, desk));
		if (!older || !newer) return [];
		const passage = newer.passages.find(({ text }) =>
			listShingles(text, run).has(shingles[0] ?? ""),
		);
		const percent = (share * 100).toFixed(1);
		const message = `${percent}% of its five-word runs are in ${older.post.file} too, such as "${shingles[0]}"; say it in other words (3% at most)`;
		return [{ file: newer.post.file, ...(passage?.locate(0) ?? { line: 1, column: 1 }), message }];
	});
};

/**
 * Of two posts with the same date, the higher id is newer; with equal ids, the one with fewer links to it is the copy.
 */
function compareAge({ post: a }: Piece, { post: b }: Piece, { sources }: Desk): number {
	return (
		Number(bearsItsName(b)) - Number(bearsItsName(a)) ||
		a.date.localeCompare(b.date) ||
		a.id - b.id ||
		countLinks(b.slug, sources) - countLinks(a.slug, sources)
	);
}
