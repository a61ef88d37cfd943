import type { WindowHint } from "../Windows/windowList.ts";
import type { ChooserData, InRoom, ShownAnswer } from "./chooserAnswers.ts";
import { type Given, isFitting, rankAnswers } from "./rankAnswers.ts";

/** What a visitor has chosen. */
export interface Choices extends Given {
	trouble?: string;
	/** Slug. */
	suburb?: string;
}

/** How many answers are shown. */
const most = 3;

/** The answers to a trouble, the best first, each as it is in the room; none before a trouble is chosen. */
export function pickAnswers(data: ChooserData, choices: Choices): ShownAnswer[] {
	const trouble = data.troubles.find(({ id }) => id === choices.trouble);
	if (!trouble) return [];
	const fitting = rankAnswers(trouble.answers, choices).slice(0, most);
	if (fitting.length === 0) return [data.otherwise];
	const products = data.rooms[choices.room ?? ""] ?? {};
	return fitting.map((answer) => putInRoom(answer, products[answer.product?.slug ?? ""]));
}

function putInRoom(answer: ShownAnswer, inRoom: InRoom | undefined): ShownAnswer {
	if (!inRoom) return answer;
	const { limit, title = answer.title, choice = answer.choice } = inRoom;
	const { price = answer.price, picture } = inRoom;
	return { ...answer, title, choice, price, picture, catch: `${answer.catch} ${limit}` };
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

/** The window that was asked about, with the first product that was named. */
export function hintWindow(
	{ questions }: ChooserData,
	choices: Choices,
	answers: ShownAnswer[],
): WindowHint {
	const rooms = questions.find(({ name }) => name === "room")?.answers;
	return {
		room: rooms?.find(({ id }) => id === choices.room)?.label,
		facing: choices.facing,
		choice: answers.find(({ choice }) => choice)?.choice,
	};
}
