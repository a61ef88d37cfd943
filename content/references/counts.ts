import { makeLocator } from "../position.ts";
import type { Source } from "../source.ts";
import type { Names } from "./names.ts";

const count = /\b(\d+)(?= suburbs\b)/g;

/** Where copy says how many suburbs there are, it says how many content/suburbs has. */
export function checkCounts(names: Names, sources: readonly Source[], suburbs: number): void {
	for (const source of sources) {
		const body = { text: source.body, locate: makeLocator(source.body) };
		for (const { text, locate } of [...source.listTexts(), body]) {
			for (const { index, 1: number } of text.matchAll(count)) {
				if (Number(number) === suburbs) continue;
				const message = `content/suburbs has ${suburbs}; write ${suburbs} suburbs here too`;
				names.faults.push({ file: source.file, ...locate(index), message });
			}
		}
	}
}
