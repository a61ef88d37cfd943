import { carryToEnquiry } from "../ContactForm/carried.ts";
import {
	type Choice,
	isByArea,
	type PricedProduct,
	type PriceGuideData,
	secondSide,
} from "./choice.ts";
import { describe } from "./describe.ts";
import { type Opening, writeMessage } from "./estimate.ts";
import { showFault } from "./fault.ts";
import { type Checked, checkQuantity, checkSide } from "./size.ts";

/** Milliseconds without a key after which the answer is said. */
const pause = 700;

/** Works the range out while the visitor types, and carries it into the enquiry form (BEY-05). */
export function mount(root: HTMLElement) {
	const data = JSON.parse(root.querySelector("script")?.textContent ?? "{}") as PriceGuideData;
	const form = root.querySelector("form");
	const status = root.querySelector("[role=status]");
	const carry = root.querySelector<HTMLAnchorElement>(".estimate a");
	if (!form || !status || !carry) return;
	const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function readChoice(): { product?: PricedProduct; choice?: Choice } {
		const { value } = field("choice");
		const product = data.products.find(({ slug }) => slug === value.split(" ")[0]);
		return { product, choice: product?.choices.find(({ id }) => id === value) };
	}

	/** What stands in a field: checked, or nothing where nothing has to stand. */
	function check(name: string): Checked<number | undefined> {
		const { value } = field(name);
		if (name === "quantity") return checkQuantity(value);
		const { choice } = readChoice();
		if (!value.trim() && !(choice && isByArea(choice))) return { value: undefined };
		const side =
			name === "second" && choice ? secondSide(choice) : name === "second" ? "height" : name;
		return checkSide(value, side, data.sizes);
	}

	function readOpening(): Opening {
		const value = (name: string) => {
			const checked = check(name);
			return "value" in checked ? checked.value : undefined;
		};
		return { width: value("width"), second: value("second"), quantity: value("quantity") ?? 1 };
	}

	/** Shows faults; an empty field is one only when an answer was asked for. */
	function showFaults(names: readonly string[], asked: boolean): HTMLInputElement | undefined {
		const faulty = names.filter((name) => {
			const checked = check(name);
			const fault =
				"fault" in checked && (asked || field(name).value.trim()) ? checked.fault : undefined;
			showFault(field(name), fault);
			return fault;
		});
		return faulty[0] ? field(faulty[0]) : undefined;
	}

	function update() {
		const { product, choice } = readChoice();
		if (!product) return;
		const answer = describe(data, product, choice, readOpening());
		part("intro").textContent = answer.intro;
		part("figure").textContent = answer.figure;
		for (const name of ["sum", "notes", "moves"] as const) {
			part(name).replaceChildren(...answer[name].map(item));
		}
		const details = root.querySelector("details");
		if (details) details.hidden = answer.moves.length === 0;
		const label = form?.querySelector(`label[for="${field("second").id}"]`);
		if (label) label.textContent = choice && secondSide(choice) === "depth" ? "Depth" : "Height";
		clearTimeout(timer);
		timer = setTimeout(() => {
			if (status)
				status.textContent = `${answer.intro}: ${answer.figure}. ${answer.sum.join(". ")}`;
		}, pause);
	}

	function part(name: string): HTMLElement {
		return root.querySelector(`[data-part=${name}]`) as HTMLElement;
	}

	form.addEventListener("input", ({ target }) => {
		const { name } = target as HTMLInputElement;
		// A fault goes as soon as it is mended; it comes only when the field is left.
		if (sizes.includes(name) && !("fault" in check(name))) showFault(field(name), undefined);
		update();
	});
	form.addEventListener("change", ({ target }) => {
		const { name } = target as HTMLInputElement;
		showFaults(name === "choice" ? sizes : [name], false);
	});
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		showFaults(sizes, true)?.focus();
		update();
	});
	carry.addEventListener("click", (event) => {
		const wrong = showFaults(sizes, false);
		if (wrong) {
			event.preventDefault();
			wrong.focus();
			return;
		}
		const { product, choice } = readChoice();
		if (!product) return;
		carryToEnquiry({
			message: writeMessage(product, choice, readOpening()),
			interests: [product.name],
		});
	});
	// The browser may have put back what was typed before.
	if (field("width").value || field("second").value || form.querySelector("select")?.selectedIndex)
		update();
}

const sizes = ["width", "second", "quantity"];

function item(text: string): HTMLLIElement {
	const made = document.createElement("li");
	made.textContent = text;
	return made;
}
