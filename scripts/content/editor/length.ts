import { atStart, type Rule } from "./reading/rule.ts";

const least = 650;
const most = 1100;

/** A post has 650 to 1,100 words: enough to answer, not so many that the answer drowns. */
export const checkLength: Rule = (piece) => {
	const { words } = piece;
	if (words < least) return [atStart(piece, `${words} words; write ${least} at least`)];
	if (words > most)
		return [atStart(piece, `${words} words; cut to ${most.toLocaleString("en-AU")}`)];
	return [];
};
