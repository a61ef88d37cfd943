import { countWords } from "../read.ts";
import type { Fact } from "../schemas/fact.ts";
import type { PlannedPost } from "../schemas/plan.ts";
import { atStart, type Finding, type Rule } from "./post.ts";

const least = 40;
const most = 60;

/** The first block is one paragraph of 40 to 60 words that answers with every figure planned for it (PST-21). */
export const checkOpening =
	(facts: readonly Fact[]): Rule =>
	(post) => {
		const [first] = post.tree.children;
		const [opening] = post.passages;
		if (first?.type !== "paragraph" || !opening) {
			return [
				atStart(
					post,
					"start with a paragraph that answers the reader's question, without a heading",
				),
			];
		}
		const findings: Finding[] = [];
		const words = countWords(opening.text);
		if (words < least)
			findings.push(
				atStart(
					post,
					`the first paragraph has ${words} words; give the answer in ${least} to ${most}`,
				),
			);
		if (words > most)
			findings.push(atStart(post, `the first paragraph has ${words} words; cut it to ${most}`));
		for (const figure of post.plan?.figures ?? []) {
			const missing = listPrinted(figure, facts).filter(
				(printed) => !isPrinted(printed, opening.text),
			);
			if (missing.length === 0) continue;
			const id = typeof figure === "string" ? figure : figure.fact;
			findings.push(atStart(post, `give ${missing.join(" and ")} (${id}) in the first paragraph`));
		}
		return findings;
	};

/** Words and numbers that identify a planned figure. */
function listPrinted(figure: PlannedPost["figures"][number], facts: readonly Fact[]): string[] {
	if (typeof figure !== "string") return figure.print.map(String);
	const fact = facts.find(({ id }) => id === figure);
	const numbers = [fact?.min, fact?.max, fact?.value, ...(fact?.values ?? [])];
	return numbers.filter((number) => number !== undefined).map(String);
}

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function isPrinted(printed: string, text: string): boolean {
	const number = Number(printed);
	if (Number.isNaN(number)) return text.toLowerCase().includes(printed.toLowerCase());
	const spelt = words[number];
	if (spelt && new RegExp(`\\b${spelt}\\b`, "i").test(text)) return true;
	const forms = [printed, number.toLocaleString("en-AU")].map((form) =>
		form.replaceAll(".", "\\."),
	);
	return new RegExp(`(?<![\\d.,])(?:${forms.join("|")})(?!\\d|[.,]\\d)`).test(text);
}
