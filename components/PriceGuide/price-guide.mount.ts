import {
	type Answer,
	type Choice,
	describe,
	hintSize,
	isByArea,
	type Opening,
	type PricedProduct,
	type PriceGuideData,
	secondSide,
	sizeExamples,
	writeMessage,
} from "./estimate.ts";
import { type Checked, checkQuantity, checkSide, showFault } from "./size.ts";

/** Milliseconds without typing after which the answer is announced. */
const pause = 700;

/** Works out the range while the visitor types, and puts it into the subject of the link to the enquiry form (BEY-05). */
export function mount(root: HTMLElement) {
	const data = JSON.parse(root.querySelector("script")?.textContent ?? "{}") as PriceGuideData;
	const form = root.querySelector("form");
	const status = root.querySelector("[role=status]");
	const link = root.querySelector<HTMLAnchorElement>(".estimate a");
	if (!form || !status || !link) return;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const update = () => {
		const { product, choice } = readChoice(form, data);
		if (!product) return;
		const answer = describe(data, product, choice, readOpening(form, data));
		showAnswer(root, answer);
		const label = form.querySelector(`label[for="${getField(form, "second").id}"]`);
		if (label) label.textContent = choice && secondSide(choice) === "depth" ? "Depth" : "Height";
		for (const [name, example] of Object.entries(sizeExamples)) {
			form.querySelector(`#p-${name}-hint`)?.replaceChildren(hintSize(choice, example));
		}
		clearTimeout(timer);
		timer = setTimeout(() => {
			status.textContent = `${answer.intro}: ${answer.figure}. ${answer.sum.join(". ")}`;
		}, pause);
	};

	// Pressing a button takes the focus from a field; a fault that came then would move the button away from the finger.
	let pressing = false;
	root.addEventListener("pointerdown", ({ target }) => {
		pressing = (target as Element).closest("a, button") !== null;
	});
	root.addEventListener("click", () => {
		pressing = false;
	});
	form.addEventListener("input", ({ target }) => {
		pressing = false;
		const { name } = target as HTMLInputElement;
		// A fault goes as soon as it is fixed; it appears only when the field is left.
		if (isFigure(name) && !("fault" in checkFigure(form, data, name))) {
			showFault(getField(form, name), undefined);
		}
		update();
	});
	form.addEventListener("change", ({ target }) => {
		if (pressing) return;
		const { name } = target as HTMLInputElement;
		showFaults(form, data, isFigure(name) ? [name] : figures, false);
	});
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		showFaults(form, data, figures, true)?.focus();
		update();
	});
	// Before the link's own listener, which hands its subject over (ContactForm/quote.mount.ts).
	const handOver = (event: Event) => {
		if (!link.contains(event.target as Node)) return;
		const wrong = showFaults(form, data, figures, false);
		const { product, choice } = readChoice(form, data);
		if (wrong || !product) {
			event.preventDefault();
			event.stopPropagation();
			pressing = false;
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

function isFigure(name: string): name is Figure {
	return (figures as readonly string[]).includes(name);
}

/** Shows the faults of fields and returns the first faulty one; an empty one counts only if an answer was asked for. */
function showFaults(
	form: HTMLFormElement,
	data: PriceGuideData,
	names: readonly Figure[],
	asked: boolean,
): HTMLInputElement | undefined {
	const faulty = names
		.map((name) => getField(form, name))
		.filter((field, index) => {
			const checked = checkFigure(form, data, names[index] as Figure);
			const fault = "fault" in checked && (asked || field.value.trim()) ? checked.fault : undefined;
			showFault(field, fault);
			return fault;
		});
	return faulty[0];
}

function showAnswer(root: HTMLElement, answer: Answer) {
	const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`);
	for (const name of ["intro", "figure", "rule"] as const) {
		part(name)?.replaceChildren(answer[name]);
	}
	for (const name of ["sum", "notes", "moves"] as const) {
		part(name)?.replaceChildren(...answer[name].map(makeItem));
	}
	const details = root.querySelector("details");
	if (details) details.hidden = answer.moves.length === 0;
}

function makeItem(text: string): HTMLLIElement {
	const item = document.createElement("li");
	item.textContent = text;
	return item;
}

/** Names of the fields that hold a figure, in their order. */
const figures = ["width", "second", "quantity"] as const;
type Figure = (typeof figures)[number];

/** The field with a name. */
function getField(form: HTMLFormElement, name: Figure | "choice"): HTMLInputElement {
	return form.elements.namedItem(name) as HTMLInputElement;
}

/** The product chosen, and its kind; products without a price have none. */
function readChoice(
	form: HTMLFormElement,
	data: PriceGuideData,
): { product?: PricedProduct; choice?: Choice } {
	const { value } = getField(form, "choice");
	const product = data.products.find(({ slug }) => slug === value.split(" ")[0]);
	return { product, choice: product?.choices.find(({ id }) => id === value) };
}

/** What is in a field, checked; undefined where it is empty and may be. */
function checkFigure(
	form: HTMLFormElement,
	data: PriceGuideData,
	name: Figure,
): Checked<number | undefined> {
	const { value } = getField(form, name);
	if (name === "quantity") return checkQuantity(value);
	const { choice } = readChoice(form, data);
	if (!value.trim() && !(choice && isByArea(choice))) return { value: undefined };
	const second = choice ? secondSide(choice) : "height";
	return checkSide(value, name === "second" ? second : name, data.sizes);
}

/** The opening, as far as its figures can be used. */
function readOpening(form: HTMLFormElement, data: PriceGuideData): Opening {
	const [width, second, quantity = 1] = figures.map((name) => {
		const checked = checkFigure(form, data, name);
		return "value" in checked ? checked.value : undefined;
	});
	return { width, second, quantity };
}
