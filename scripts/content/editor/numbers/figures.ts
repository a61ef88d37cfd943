import type { Passage } from "../reading/passages.ts";
import { listRanges, type WrittenRange } from "./ranges.ts";
import { listSums, type Sum } from "./sums.ts";
import { listNumbers, type WrittenNumber } from "./tokens.ts";

/** The figures of a passage, read once for all that looks at them. */
export interface Figures {
	passage: Passage;
	numbers: readonly WrittenNumber[];
	sums: readonly Sum[];
	ranges: readonly WrittenRange[];
}

/** How many blocks above and below are searched for the numbers of a sum. */
const reach = 2;

const known = new WeakMap<Passage, Figures>();

/** Two rules ask for the figures of each passage. */
export function readFigures(passage: Passage): Figures {
	const figures = known.get(passage) ?? readAnew(passage);
	known.set(passage, figures);
	return figures;
}

function readAnew(passage: Passage): Figures {
	const numbers = listNumbers(passage.text);
	const sums = listSums(passage.text, numbers);
	const results = new Set(sums.map(({ result }) => result));
	// "$8,000 ÷ 12 = $667 to $18,000 ÷ 12 = $1,500" has two sums and no $667 to $18,000.
	const ranges = listRanges(passage.text, numbers).filter(({ least }) => !results.has(least));
	return { passage, numbers, sums, ranges };
}

/** The figures that a reader has in view at a passage, its own among them. */
export function listNearby({ passage }: Figures, all: readonly Figures[]): Figures[] {
	return all.filter(
		({ passage: other }) =>
			other.section === passage.section || Math.abs(other.block - passage.block) <= reach,
	);
}
