import { LineCounter } from "yaml";

/** 1-based, as editors count. */
export interface Place {
	line: number;
	column: number;
}

/**
 * Gives the way from offsets of a text to places; lines are counted once one is asked for.
 * @param linesBefore lines of the file above the text
 */
export function makePlaces(text: string, linesBefore: number): (offset: number) => Place {
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
