import type { Advice, Conditions } from "../../scripts/content/schemas/tools.ts";
import type { WindowHint } from "../Windows/windowList.ts";
import type { ChooserData, ShownAnswer } from "./chooserAnswers.ts";

/** When an answer of content/chooser.yaml is left out, and what moves it up or down its list. */
type Rule = Pick<Advice, "only" | "never" | "up" | "down">;

/** What a visitor has answered, by question; "unsure" counts as no answer. */
export type Given = { [Name in keyof Conditions]?: string };

/** What a visitor has chosen. */
export interface Choices extends Given {
	trouble?: string;
	/** As it was typed. */
	suburb?: string;
}

/** How many questions have one of the answers that a condition names. */
function countMatches(conditions: Conditions | undefined, given: Given): number {
	const names = Object.keys(conditions ?? {}) as (keyof Conditions)[];
	return names.filter((name) => conditions?.[name]?.includes(given[name] ?? "")).length;
}

function isFitting({ only, never }: Rule, given: Given): boolean {
	return (!only || countMatches(only, given) > 0) && countMatches(never, given) === 0;
}

/** How many places one `up` or `down` is worth; half a place more than two, so that it is before the one there. */
const step = 2.5;

/**
 * The answers that fit, the best first.
 * @param rules in the order of the file, which is that of the advice where nothing moves it
 */
export function rankAnswers<Item extends Rule>(rules: readonly Item[], given: Given): Item[] {
	return rules
		.map((rule, place) => {
			const moves = countMatches(rule.down, given) - countMatches(rule.up, given);
			return { rule, place: place + step * moves };
		})
		.filter(({ rule }) => isFitting(rule, given))
		.sort((a, b) => a.place - b.place)
		.map(({ rule }) => rule);
}

/** How many answers are shown. */
const most = 3;

/** The answers to a trouble, the best first, each as it is in the room; none before a trouble is chosen. */
export function pickAnswers(data: ChooserData, choices: Choices): ShownAnswer[] {
	const advice = data.advice[choices.trouble ?? ""];
	if (!advice) return [];
	const fitting = rankAnswers(advice, choices).slice(0, most);
	if (fitting.length === 0) return [data.otherwise];
	const products = data.rooms[choices.room ?? ""] ?? {};
	return fitting.map((answer) => putInRoom(answer, products[answer.product?.slug ?? ""]));
}

function putInRoom(
	answer: ShownAnswer,
	inRoom: ChooserData["rooms"][string][string] | undefined,
): ShownAnswer {
	if (!inRoom) return answer;
	const { limit, title = answer.title, choice = answer.choice } = inRoom;
	const { price = answer.price, picture } = inRoom;
	return { ...answer, title, choice, price, picture, catch: `${answer.catch} ${limit}` };
}

/** What has to be said besides, once a trouble is chosen. */
export function pickNotes({ notes }: ChooserData, choices: Choices): string[] {
	const { trouble = "" } = choices;
	return notes
		.filter((note) => note.trouble?.includes(trouble) ?? true)
		.filter((note) => isFitting(note, choices))
		.map(({ text }) => text);
}

/** What the visitor answered, each with its question. */
export function writeChoices({ questions }: ChooserData, choices: Choices): string {
	const given = Object.entries(questions).flatMap(([name, { ask, answers }]) => {
		const answer = answers[choices[name as keyof Choices] ?? ""];
		return answer ? [`${ask} ${answer}.`] : [];
	});
	return given.join(" ");
}

/** The same and what the visitor was told, in words for the enquiry. */
export function writeMessage(data: ChooserData, choices: Choices, answers: ShownAnswer[]): string {
	const titles = answers.map(({ title }) => title);
	return `${writeChoices(data, choices)} Your page suggests: ${titles.join("; ")}.`;
}

/** The window that was asked about, with the first product that was named. */
export function hintWindow(
	{ questions }: ChooserData,
	{ room = "", facing }: Choices,
	answers: ShownAnswer[],
): WindowHint {
	return {
		room: questions.room.answers[room],
		facing,
		choice: answers.find(({ choice }) => choice)?.choice,
	};
}
