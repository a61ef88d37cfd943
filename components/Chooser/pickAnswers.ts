import type { ChooserData, ShownAnswer } from "./chooserAnswers.ts";
import { type Given, isFitting, rankAnswers } from "./rankAnswers.ts";

/** What a visitor has chosen. */
export interface Choices extends Given {
	trouble?: string;
	/** Slug. */
	suburb?: string;
}

/** How many answers are shown. */
const most = 3;

/** The answers to a trouble, the best first; none before one is chosen. */
export function pickAnswers({ troubles, otherwise }: ChooserData, choices: Choices): ShownAnswer[] {
	const trouble = troubles.find(({ id }) => id === choices.trouble);
	if (!trouble) return [];
	const fitting = rankAnswers(trouble.answers, choices).slice(0, most);
	return fitting.length ? fitting : [otherwise];
}

/** What has to be said besides, once a trouble is chosen. */
export function pickNotes({ notes }: ChooserData, choices: Choices): string[] {
	const { trouble } = choices;
	if (!trouble) return [];
	return notes
		.filter((note) => !note.trouble || note.trouble.includes(trouble))
		.filter((note) => isFitting(note, choices))
		.map(({ text }) => text);
}

/** What the visitor answered and was told, in words for the enquiry. */
export function writeMessage(
	{ questions }: ChooserData,
	choices: Choices,
	answers: ShownAnswer[],
): string {
	const given = questions.flatMap(({ name, ask, answers }) => {
		const answer = answers.find(({ id }) => id === choices[name as keyof Choices]);
		return answer ? [`${ask} ${answer.label}.`] : [];
	});
	const titles = answers.map(({ title }) => title);
	return `${given.join(" ")} Your page suggests: ${titles.join("; ")}.`;
}
