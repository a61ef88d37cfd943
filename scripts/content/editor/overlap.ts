import type { FolderRule, Piece } from "./reading/rule.ts";
import { listShingles } from "./reading/shingles.ts";

/** Words in a row that count as copied. */
const run = 5;
/** Share of the shorter post's runs that two posts may have in common. */
const most = 0.03;

/** Two texts, by their positions, and the runs that both have. */
interface Pair {
	a: number;
	b: number;
	shingles: string[];
}

/**
 * No two posts share more than 3% of their five-word runs: otherwise someone who reads both reads the same twice.
 * The newer post has to change.
 */
export const checkOverlap: FolderRule = (desk) => {
	const pieces = desk.pieces.filter(({ post }) => !post.draft);
	const texts = pieces.map(({ passages }) =>
		listShingles(passages.map(({ text }) => text).join("\n"), run),
	);
	return pairUp(listHolders(texts)).flatMap(({ a, b, shingles }) => {
		const share = shingles.length / Math.max(1, Math.min(texts[a]?.size ?? 0, texts[b]?.size ?? 0));
		if (share <= most) return [];
		const pair = [pieces[a], pieces[b]].filter((piece) => !!piece);
		const [older, newer] = pair.sort((one, other) => compareAge(one, other));
		if (!older || !newer) return [];
		const passage = newer.passages.find(({ text }) =>
			listShingles(text, run).has(shingles[0] ?? ""),
		);
		const percent = (share * 100).toFixed(1);
		const message = `${percent}% of its five-word runs are in ${older.post.file} too, such as "${shingles[0]}"; say it in other words (3% at most)`;
		return [{ file: newer.post.file, ...(passage?.locate(0) ?? { line: 1, column: 1 }), message }];
	});
};

/** The positions of the texts that each run is in, in their order. */
function listHolders(texts: readonly ReadonlySet<string>[]): Map<string, number[]> {
	const holders = new Map<string, number[]>();
	for (const [index, text] of texts.entries()) {
		for (const shingle of text) {
			const known = holders.get(shingle);
			if (known) known.push(index);
			else holders.set(shingle, [index]);
		}
	}
	return holders;
}

/** Every two texts that share runs, with those runs. */
function pairUp(holders: Map<string, number[]>): Pair[] {
	const pairs = new Map<string, Pair>();
	for (const [shingle, indices] of holders) {
		for (const [position, b] of indices.entries()) {
			for (const a of indices.slice(0, position)) {
				const pair = pairs.get(`${a} ${b}`) ?? { a, b, shingles: [] };
				pair.shingles.push(shingle);
				pairs.set(`${a} ${b}`, pair);
			}
		}
	}
	return [...pairs.values()];
}

/** Of two posts with the same date, the higher id is newer. */
function compareAge({ post: a }: Piece, { post: b }: Piece): number {
	return a.date.localeCompare(b.date) || a.id - b.id;
}
