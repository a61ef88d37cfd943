import { type Document, visit } from "yaml";
import type { YamlFault } from "./yaml.ts";

/** Spaces put into a text, or taken out when `by` is negative. */
export interface Move {
	start: number;
	by: number;
	/** Puts the mark of a list in the place of a space, which moves nothing. */
	mark?: true;
}

/** Moves that may mend a text, and what to tell its writer if they do. The last move is the first in the text. */
export interface Try {
	moves: Move[];
	fault: YamlFault;
}

/** A text after a move. */
export function makeMove(text: string, { start, by, mark }: Move): string {
	if (mark) return `${text.slice(0, start)}-${text.slice(start + 1)}`;
	return text.slice(0, start) + " ".repeat(Math.max(by, 0)) + text.slice(start - Math.min(by, 0));
}

/** Where a letter was before the moves. */
export function undoMoves(offset: number, moves: readonly Move[]): number {
	return moves.reduceRight(
		(at, { start, by }) => (at <= start ? at : Math.max(start, at - by)),
		offset,
	);
}

/** The document of a moved text, with the ranges that its nodes had before. */
export function undoRanges(document: Document, moves: readonly Move[]): Document {
	if (moves.length) {
		visit(document, {
			Node(_key, node) {
				if (!node.range) return;
				const [from, to, end] = node.range;
				node.range = [undoMoves(from, moves), undoMoves(to, moves), undoMoves(end, moves)];
			},
		});
	}
	return document;
}
