/** A text ready for comparison: its words, and its runs of five words as numbers. */
export interface Sample {
	name: string;
	/** Samples of the same group may be more alike; here the region. */
	group: string;
	/** The runs of five words as numbers, in text order; equal runs have the same number. */
	runs: Uint32Array;
	/** Number of different runs. */
	distinct: number;
	words: number;
}

export interface Pair {
	a: Sample;
	b: Sample;
	/** Shared runs of five words: |A ∩ B| / min(|A|, |B|), each run counted once. */
	overlap: number;
	/** Share of the shorter text's words that are in no run of five shared with the other text. */
	differing: number;
}

const length = 5;

/** Makes samples that can be compared with each other, because runs are numbered across all of them. */
export class Sampler {
	readonly #numbers = new Map<string, number>();

	get size(): number {
		return this.#numbers.size;
	}

	sample(name: string, group: string, text: string): Sample {
		const words = listWords(text);
		const runs = Uint32Array.from({ length: Math.max(0, words.length - length + 1) }, (_, index) =>
			this.#numberOf(words.slice(index, index + length).join(" ")),
		);
		return { name, group, runs, distinct: new Set(runs).size, words: words.length };
	}

	#numberOf(run: string): number {
		const known = this.#numbers.get(run) ?? this.#numbers.size;
		this.#numbers.set(run, known);
		return known;
	}
}

/** Words in lower case, without the punctuation between them but with that inside (70.5, o'clock). */
export function listWords(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Compares every sample with every other. */
export function comparePairs(samples: readonly Sample[], runCount: number): Pair[] {
	const pairs: Pair[] = [];
	/** For each run, the last sample marked and the last pair that counted it. */
	const owner = new Uint32Array(runCount);
	const counted = new Uint32Array(runCount);
	let pair = 0;
	samples.forEach((a, index) => {
		for (const run of a.runs) owner[run] = index + 1;
		for (const b of samples.slice(0, index)) {
			pair += 1;
			let shared = 0;
			let covered = 0;
			let from = 0;
			b.runs.forEach((run, at) => {
				if (owner[run] !== index + 1) return;
				if (counted[run] !== pair) shared += 1;
				counted[run] = pair;
				covered += at + length - Math.max(at, from);
				from = at + length;
			});
			const overlap = shared / Math.max(1, Math.min(a.distinct, b.distinct));
			const differing = 1 - covered / Math.max(1, Math.min(a.words, b.words));
			pairs.push({ a, b, overlap, differing });
		}
	});
	return pairs;
}
