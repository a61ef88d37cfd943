import type { Image } from "mdast";
import { visit } from "unist-util-visit";
import { startOf } from "../position.ts";
import type { Finding, Rule } from "./post.ts";

/** Characters; content/README.md says "under 125". */
const most = 124;

/** The text alternative of a drawing says what it shows, in one sentence under 125 characters. */
export const checkAltTexts: Rule = ({ tree }) => {
	const findings: Finding[] = [];
	visit(tree, "image", (image) => {
		const advice = advise(image);
		if (advice) findings.push({ ...startOf(image), message: advice });
	});
	return findings;
};

function advise({ alt, title }: Image): string | undefined {
	const text = alt?.trim() ?? "";
	if (text.length > most)
		return `the text in the square brackets has ${text.length} characters; cut it to ${most}`;
	if (
		/^(?:an? |the )?(?:image|picture|photo|drawing|diagram|figure|illustration) (?:of|showing)\b/i.test(
			text,
		)
	) {
		return "start the text in the square brackets with what is shown; readers are told that it is a picture";
	}
	if (text && text.toLowerCase() === title?.trim().toLowerCase()) {
		return "the caption repeats the text in the square brackets; say in one what is seen, in the other what it means";
	}
	if (text.split(",").length > 4 && !/\b(?:and|with|in|at|on|beside|under)\b/.test(text)) {
		return "write a sentence in the square brackets, not a list of words";
	}
	return undefined;
}
