import { evaluate, isRight, listSums } from "./numbers/sums.ts";
import { listNumbers } from "./numbers/tokens.ts";
import type { Rule } from "./reading/rule.ts";

/** Every sum that a post shows must be right. */
export const checkSums: Rule = ({ passages }) => {
	return passages.flatMap(({ text, locate }) => {
		const wrong = listSums(text, listNumbers(text)).filter((sum) => !isRight(sum));
		return wrong.map((sum) => {
			const { terms, signs, result } = sum;
			const shown = terms
				.map((term, index) => (index ? `${signs[index - 1]} ${term.text}` : term.text))
				.join(" ");
			const right = Number(evaluate(sum).toPrecision(6)).toLocaleString("en-AU", {
				maximumFractionDigits: 3,
			});
			const message = `${shown} comes to ${right}, not ${result.text}; redo the sum`;
			return { ...locate(result.from), message };
		});
	});
};
