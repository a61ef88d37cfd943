import { element } from "./element.ts";
import { walkResults } from "./keys.ts";
import { lookUp } from "./lookUp.ts";
import { addRecent } from "./recent.ts";
import { renderStart } from "./start.ts";

/** Results of a group that the dialog shows; the search page has them all. */
const mostInGroup = 4;

let dialog: HTMLDialogElement | undefined;

/** Opens search over the page, making it the first time. */
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
	const close = element("button", { type: "button", class: "btn line sm" }, "Close");
	const form = element(
		"form",
		{ action: "/search", role: "search" },
		element("label", { for: "search-field" }, "Search posts, products, places and questions"),
		field,
		close,
	);
	const keys =
		"Arrow keys move through the results, Enter opens one or shows them all, Escape closes.";
	const hint = element("p", { id: "search-keys", class: "vh" }, keys);
	const status = element("p", { role: "status", class: "note" });
	const results = element("div", { "data-results": "" });
	const made = element(
		"dialog",
		{ class: "search", "aria-label": "Search" },
		form,
		hint,
		status,
		results,
	);
	document.body.append(made);

	close.addEventListener("click", () => made.close());
	made.addEventListener("click", (event) => {
		if (isOutside(made, event)) made.close();
		if ((event.target as Element).closest("[data-results] a")) addRecent(field.value);
	});
	made.addEventListener("close", () => {
		// Opened from the phone menu, the button that had the focus is no longer there.
		if (document.activeElement === document.body) {
			document.querySelector<HTMLElement>(".header .menu-btn")?.focus();
		}
	});
	form.addEventListener("submit", (event) => {
		addRecent(field.value);
		if (!field.value.trim()) event.preventDefault();
	});
	walkResults(made, field);
	lookUp({ field, status, results, mostInGroup, renderStart: () => renderStart(field) });
	return made;
}

/** A click on the backdrop counts as one on the dialog itself. */
function isOutside(made: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
	const { left, right, top, bottom } = made.getBoundingClientRect();
	return (
		target === made && (clientX < left || clientX > right || clientY < top || clientY > bottom)
	);
}
