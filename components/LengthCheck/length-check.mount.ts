import { showFault } from "../PriceGuide/size.ts";
import { type LengthKind, lengths } from "./lengths.ts";

/** Milliseconds without typing after which a length is judged. */
const pause = 600;

/** Answers a typed length, and marks its row of the table. */
export function mount(root: HTMLElement) {
	const field = root.querySelector("input");
	const verdict = root.querySelector("[role=status]");
	if (!field || !verdict) return;
	const { figures = "", kind } = root.dataset;
	const { answer: answerLength } = lengths[kind as LengthKind];
	let timer: ReturnType<typeof setTimeout> | undefined;

	const judge = (asked: boolean) => {
		clearTimeout(timer);
		const answer = answerLength(field.value, figures.split(" ").map(Number));
		const isEmpty = !field.value.trim();
		showFault(field, "fault" in answer && (asked || !isEmpty) ? answer.fault : undefined);
		const { words, row } = "value" in answer ? answer.value : { words: "" };
		verdict.textContent = words;
		for (const one of root.querySelectorAll<HTMLElement>("[data-row]"))
			one.classList.toggle("current", one.dataset.row === row);
	};
	field.addEventListener("input", () => {
		clearTimeout(timer);
		timer = setTimeout(judge, pause, false);
	});
	field.form?.addEventListener("submit", (event) => {
		event.preventDefault();
		judge(true);
	});
	if (field.value) judge(false);
}
