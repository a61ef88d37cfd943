import { showFault } from "../PriceGuide/size.ts";
import { answerDepth, checkDepth, judgeDepth } from "./recess.ts";

/** Milliseconds without typing after which a depth is judged. */
const pause = 600;

/** Says which fit a typed depth gives, and marks its row of the table. */
export function mount(root: HTMLElement) {
	const field = root.querySelector("input");
	const verdict = root.querySelector("[role=status]");
	if (!field || !verdict) return;
	const depths = { inside: Number(root.dataset.inside), measure: Number(root.dataset.measure) };
	let timer: ReturnType<typeof setTimeout> | undefined;

	const judge = (asked: boolean) => {
		clearTimeout(timer);
		const checked = checkDepth(field.value);
		const isEmpty = !field.value.trim();
		showFault(field, "fault" in checked && (asked || !isEmpty) ? checked.fault : undefined);
		const fit = "value" in checked ? judgeDepth(checked.value, depths) : undefined;
		verdict.textContent = "value" in checked ? answerDepth(checked.value, depths) : "";
		for (const row of root.querySelectorAll<HTMLElement>("[data-fit]")) {
			row.classList.toggle("current", row.dataset.fit === fit);
		}
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
