import type { Fault } from "../faults.ts";
import { makeLocator } from "../source/position.ts";
import type { Source } from "../source/source.ts";

/**
 * Returns a fault for each wrong number in copy, in the data of files and in their texts.
 * @param pattern its first group is the number
 */
export function findWrongNumbers(
	sources: readonly Source[],
	pattern: RegExp,
	right: readonly number[],
	message: string,
): Fault[] {
	const isWrong = ([, number]: RegExpMatchArray) => !right.includes(Number(number));
	return sources.flatMap((source) => {
		// A file without a wrong number need not be parsed again to find positions.
		const words = `${JSON.stringify(source.data)}\n${source.body}`.replaceAll("\\n", " ");
		if (![...words.matchAll(pattern)].some(isWrong)) return [];
		const body = { text: source.body, locate: makeLocator(source.body) };
		return [...source.listTexts(), body].flatMap(({ text, locate }) =>
			[...text.matchAll(pattern)].filter(isWrong).map(({ index }) => {
				return { file: source.file, ...locate(index), message };
			}),
		);
	});
}
