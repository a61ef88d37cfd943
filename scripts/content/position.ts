import { LineCounter } from "yaml";

/** Where something is in a text; 1-based, as editors count. */
export interface Position {
	line: number;
	column: number;
}

/** Gives the position of an offset in a text. */
export type Locator = (offset: number) => Position;

/**
 * Makes the locator of a text. Lines are counted at the first call.
 * @param linesBefore lines of the file above the text
 */
export function makeLocator(text: string, linesBefore = 0): Locator {
	const counter = new LineCounter();
	return (offset) => {
		if (counter.lineStarts.length === 0) {
			counter.addNewLine(0);
			for (const { index } of text.matchAll(/\n/g)) counter.addNewLine(index + 1);
		}
		const { line, col } = counter.linePos(offset);
		return { line: line + linesBefore, column: col };
	};
}

/** Where a node of a syntax tree begins; the start of the text for a node that was not parsed from it. */
export function startOf(
	node: { position?: { start: Position } | undefined } | undefined,
): Position {
	const { line = 1, column = 1 } = node?.position?.start ?? {};
	return { line, column };
}
