import { afterAll, beforeAll, expect } from "vitest";
import { readText } from "../scripts/content/characters.ts";
import { checkContent } from "../scripts/content/check.ts";
import { editContent } from "../scripts/content/editor.ts";
import { formatFault } from "../scripts/content/faults.ts";
import { type ContentCopy, copyContent } from "./contentCopy.ts";
import { readBodyOnce } from "./readBodyOnce.ts";

/** What the editor's check says about a copy of the content folder. */
interface Sentences {
	faults: string[];
	draftFaults: string[];
}

/** A copy of the content folder, sound but for what an editor would say, until the tests around this call have ended. */
export interface EditedCopy {
	copy(): ContentCopy;
	edit(): Sentences;
	/** What it says while a file has other words, and where the first of some words then stand. */
	spoil(
		name: string,
		from: string | RegExp,
		to: string,
		words: string,
	): Sentences & { place: string };
}

export function openEditedCopy(): EditedCopy {
	let copy: ContentCopy;
	beforeAll(() => {
		copy = copyContent();
	});
	afterAll(() => copy.dispose());

	const edit = () => {
		const checked = checkContent(copy.root, readBodyOnce);
		expect(checked.faults.map(formatFault)).toEqual([]);
		const { faults, draftFaults } = editContent(checked);
		const tidy = (list: typeof faults) => list.map((fault) => copy.tidy(formatFault(fault)));
		return { faults: tidy(faults), draftFaults: tidy(draftFaults) };
	};

	return {
		copy: () => copy,
		edit,
		spoil(name, from, to, words) {
			const sound = readText(`content/${name}`);
			const spoilt = sound.replace(from, to);
			expect(spoilt).toContain(words);
			copy.write(name, spoilt);
			try {
				const above = spoilt.slice(0, spoilt.indexOf(words)).split("\n");
				return { ...edit(), place: `${above.length}:${(above.at(-1) ?? "").length + 1}` };
			} finally {
				copy.write(name, sound);
			}
		},
	};
}
