import { element } from "../islands/element.ts";
import {
	asksSize,
	type Choice,
	hintSize,
	type PriceGuideData,
	secondSide,
	sizeExamples,
} from "./estimate.ts";
import { figures, getField, readChoice, readOpening, showFaults } from "./guideForm.ts";
import { type Answer, describe, writeMessage } from "./priceWords.ts";
import { showFault } from "./size.ts";

/** Milliseconds without typing after which the answer is announced. */
const pause = 700;

/** Works out the range while the visitor types, and puts it into the subject of the link to the enquiry form (BEY-05). */
export function mount(root: HTMLElement) {
	const data = JSON.parse(root.querySelector("script")?.textContent ?? "{}") as PriceGuideData;
	const form = root.querySelector("form");
	const status = root.querySelector("[data-part=said]");
	const link = root.querySelector<HTMLAnchorElement>(".estimate a");
	if (!form || !status || !link) return;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const update = () => {
		const { product, choice } = readChoice(form, data);
		if (!product) return;
		const answer = describe(data, product, choice, readOpening(form, data));
		showAnswer(root, answer);
		showSides(form, choice);
		clearTimeout(timer);
		timer = setTimeout(() => {
			status.textContent = `${answer.intro}: ${answer.figure}. ${answer.sum.join(". ")}`;
		}, pause);
	};

	form.addEventListener("input", ({ target }) => {
		// A fault shows when an answer is asked for, so that it never moves a button from under the finger.
		showFault(target as HTMLInputElement, undefined);
		update();
	});
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const wrong = showFaults(form, data, true);
		update();
		if (wrong) wrong.focus();
		else if ((event.submitter as HTMLButtonElement | null)?.name === "add") add(form);
	});

	/** Fetched only for those who keep a list. */
	const loadList = () => import("./showWindows.ts");
	async function add(form: HTMLFormElement) {
		const { addWindow } = await loadList();
		const name = getField(form, "name");
		const said = addWindow(data, {
			choice: getField(form, "choice").value,
			name: name.value.trim(),
			facing: String(new FormData(form).get("facing")),
			...readOpening(form, data),
		});
		// The next window has another name.
		name.value = "";
		root.querySelector("[data-part=added]")?.replaceChildren(said);
		root.querySelector("[data-part=see]")?.removeAttribute("hidden");
	}
	if (root.querySelector("#my-windows")) void loadList().then((list) => list.showWindows(data));

	// Before the link's own listener, which hands its subject over (ContactForm/quote.mount.ts).
	const handOver = (event: Event) => {
		if (!link.contains(event.target as Node)) return;
		const wrong = showFaults(form, data, false);
		const { product, choice } = readChoice(form, data);
		if (wrong || !product) {
			event.preventDefault();
			event.stopPropagation();
			return wrong?.focus();
		}
		const message = writeMessage(product, choice, readOpening(form, data));
		link.dataset.subject = JSON.stringify({ message, interests: [product.name] });
	};
	root.addEventListener("click", handOver, { capture: true });
	// Typed before this code came, or put back by the browser.
	const typed = figures.some((name) => {
		const { value, defaultValue } = getField(form, name);
		return value !== defaultValue;
	});
	if (typed || form.querySelector("select")?.selectedIndex) update();
}

function showAnswer(root: HTMLElement, answer: Answer) {
	const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`);
	for (const name of ["intro", "figure", "rule"] as const) {
		part(name)?.replaceChildren(answer[name]);
	}
	for (const name of ["sum", "notes", "moves"] as const) {
		part(name)?.replaceChildren(...answer[name].map((line) => element("li", {}, line)));
	}
	const details = root.querySelector("details");
	if (details) details.hidden = answer.moves.length === 0;
}

/** Shows the fields for the sides where the size changes the price, under the names that they have there. */
function showSides(form: HTMLFormElement, choice: Choice | undefined) {
	for (const name of ["width", "second"] as const) {
		const field = getField(form, name).closest<HTMLElement>(".field");
		if (!field) continue;
		field.hidden = !asksSize(choice);
		if (!asksSize(choice)) continue;
		field.querySelector(`#p-${name}-hint`)?.replaceChildren(hintSize(choice, sizeExamples[name]));
		if (name === "second")
			field
				.querySelector("label")
				?.replaceChildren(secondSide(choice) === "depth" ? "Depth" : "Height");
	}
}
