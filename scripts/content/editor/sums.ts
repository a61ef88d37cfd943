import { readFigures } from "./numbers/figures.ts";
import { evaluate, isRight } from "./numbers/sums.ts";
import { listOtherCopy } from "./reading/otherCopy.ts";
import type { Passage } from "./reading/passages.ts";
import type { Finding, FolderRule, Rule } from "./reading/rule.ts";
import { atLetter, listCopy } from "./reading/values.ts";

/** Every sum that a post shows must be right. */
export const checkSums: Rule = (piece) => listCopy(piece).flatMap(findWrong);

/** The same for products, pages and the copy in YAML files. */
export const checkOtherSums: FolderRule = (desk) => {
	return listOtherCopy(desk).flatMap(({ source: { file }, passages }) =>
		passages.flatMap(findWrong).map((finding) => ({ file, ...finding })),
	);
};

function findWrong(passage: Passage): Finding[] {
	const wrong = readFigures(passage).sums.filter((sum) => !isRight(sum));
	return wrong.map((sum) => {
		const { terms, signs, result } = sum;
		const shown = terms
			.map((term, index) => (index ? `${signs[index - 1]} ${term.text}` : term.text))
			.join(" ");
		const right = Number(evaluate(sum).toPrecision(6)).toLocaleString("en-AU", {
			maximumFractionDigits: 3,
		});
		const message = `${shown} comes to ${right}, not ${result.text}; redo the sum`;
		return atLetter(passage, result.from, message);
	});
}
