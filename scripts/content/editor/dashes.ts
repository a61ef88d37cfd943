import type { Rule } from "./reading/rule.ts";
import { atLetter, listCopy } from "./reading/values.ts";

/** Hyphens typed for a dash would be printed as hyphens. */
export const checkDashes: Rule = (piece) => {
	return listCopy(piece).flatMap((passage) =>
		[...passage.text.matchAll(/-{2,}/g)].map(({ index }) => {
			const before = passage.text.slice(0, index);
			const message = /\d\s*$/.test(before)
				? 'write "to" or an en dash, –, between two numbers'
				: "write a comma, a colon or a new sentence, not hyphens for a dash";
			return atLetter(passage, index, message);
		}),
	);
};
