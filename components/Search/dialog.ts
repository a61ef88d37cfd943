import { element } from "../islands/element.ts";
import { lookUp, walkResults } from "./lookUp.ts";

/** Most results of a group that the dialog shows; the search page has them all. */
const mostInGroup = 4;

let dialog: HTMLDialogElement | undefined;

/** Opens the search dialog over the page, creating it the first time. */
export function openSearch(): void {
	dialog ??= makeDialog();
	if (dialog.open) return;
	dialog.showModal();
	const field = dialog.querySelector("input");
	field?.select();
	field?.dispatchEvent(new Event("input", { bubbles: true }));
}

function makeDialog(): HTMLDialogElement {
	const field = element("input", {
		id: "search-field",
		name: "q",
		type: "text",
		inputmode: "search",
		enterkeyhint: "search",
		autocomplete: "off",
		autocapitalize: "off",
		spellcheck: "false",
		maxlength: "120",
		placeholder: "zip screens kiama",
		"aria-describedby": "search-keys",
	});
	const label = "Search posts, products, places and questions";
	const close = element("button", { type: "button", class: "btn line sm" }, "Close");
	const form = element(
		"form",
		{ action: "/search", role: "search", class: "field" },
		element("label", { for: "search-field" }, label),
		field,
		close,
	);
	const keys =
		"Arrow keys move through the results, Enter opens one or shows them all, Escape closes.";
	const hint = element("p", { id: "search-keys", class: "vh" }, keys);
	const status = element("p", { role: "status", class: "note" });
	const results = element("div", { "data-results": "" });
	const attributes = { class: "search", "aria-label": "Search" };
	const made = element("dialog", attributes, form, hint, status, results);
	document.body.append(made);
	close.addEventListener("click", () => made.close());
	made.addEventListener("click", (event) => {
		if (isOutside(made, event)) made.close();
	});
	made.addEventListener("close", () => {
		// Opened from the phone menu, the button that had the focus is hidden by now and has no box.
		const focused = document.activeElement;
		if (focused === document.body || !focused?.getClientRects().length)
			document.querySelector<HTMLElement>(".header .menu-btn")?.focus();
	});
	form.addEventListener("submit", (event) => {
		if (!field.value.trim()) event.preventDefault();
	});
	walkResults(made, field);
	lookUp({ field, status, results, mostInGroup, renderStart });
	return made;
}

const shortcuts = [
	["/search", "Everything on this site, by subject"],
	["/which-product", "Which product suits your window"],
	["/price-guide", "Price guide"],
	["/locations", "Find your suburb"],
] as const;

/** Where to go without searching, under an empty field. */
function renderStart(): HTMLElement[] {
	const links = shortcuts.map(([href, name]) =>
		element("li", {}, element("a", { href }, element("b", {}, name))),
	);
	const heading = element("h2", {}, "Or go to");
	return [element("section", {}, heading, element("ul", { class: "hits" }, ...links))];
}

/** A click on the backdrop counts as one on the dialog itself. */
function isOutside(made: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
	const { left, right, top, bottom } = made.getBoundingClientRect();
	return (
		target === made && (clientX < left || clientX > right || clientY < top || clientY > bottom)
	);
}
