import {
	choose,
	describeSuggestions,
	isUnknown,
	noSuggestions,
	type Row,
	type Suggestions,
	step,
	suggest,
} from "./suburbSuggestions.ts";

/** Suggests suburbs from the page's lists as somebody types (combobox with a list box, WAI-ARIA practices). */
export function mount(box: HTMLElement) {
	const input = box.querySelector("input");
	const list = box.querySelector("ul");
	const [status, ask] = box.querySelectorAll<HTMLElement>("[role=status] p");
	if (!input || !list || !status || !ask) return;
	let suburbs: Row[] | undefined;
	let suggestions = noSuggestions;

	const show = (next: Suggestions) => {
		suggestions = next;
		showOptions(input, list, next);
	};
	const tell = () => {
		status.textContent = describeSuggestions(suggestions);
		ask.hidden = !isUnknown(suggestions);
	};
	const search = () => {
		suburbs ??= readRows(document);
		show(suggest(suburbs, input.value));
		tell();
	};

	input.addEventListener("input", search);
	input.addEventListener("focus", () => input.value && search());
	input.addEventListener("keydown", (event) => {
		if (event.key === "Escape") {
			if (list.hidden) input.value = "";
			show(noSuggestions);
			tell();
		} else if (event.key === "Enter") {
			event.preventDefault();
			if (list.hidden) search();
			go(choose(suggestions));
		} else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			if (list.hidden) search();
			show(step(suggestions, event.key === "ArrowDown" ? 1 : -1));
		}
	});
	list.addEventListener("pointerdown", (event) => event.preventDefault());
	list.addEventListener("click", (event) => {
		const option = (event.target as Element).closest("li");
		if (option) go(suggestions.rows[[...list.children].indexOf(option)]);
	});
	box.addEventListener("focusout", ({ relatedTarget }) => {
		if (!box.contains(relatedTarget as Node | null)) show(noSuggestions);
	});
	// Searches for what was typed while this code was loading.
	if (input.value && input === document.activeElement) search();
}

function go(row: Row | undefined) {
	if (row) location.assign(row.href);
}

function showOptions(input: HTMLInputElement, list: HTMLElement, { rows, active }: Suggestions) {
	list.hidden = rows.length === 0;
	input.setAttribute("aria-expanded", String(!list.hidden));
	list.replaceChildren(...rows.map((row, index) => makeOption(row, index, index === active)));
	if (active < 0) input.removeAttribute("aria-activedescendant");
	else input.setAttribute("aria-activedescendant", optionId(active));
	list.children[active]?.scrollIntoView({ block: "nearest" });
}

function optionId(index: number): string {
	return `suburb-match-${index}`;
}

function makeOption(
	{ name, region, postcode }: Row,
	index: number,
	isActive: boolean,
): HTMLLIElement {
	const option = document.createElement("li");
	option.id = optionId(index);
	option.role = "option";
	option.ariaSelected = String(isActive);
	const place = document.createElement("small");
	place.textContent = `${region} ${postcode}`;
	option.append(`${name} `, place);
	return option;
}

/** The suburbs of the lists below, those first that are popular and have a list too: equal matches stay in order. */
function readRows(root: ParentNode): Row[] {
	const popular = new Set(
		[...root.querySelectorAll(".towns a")].map((link) => link.getAttribute("href")),
	);
	const rows = [...root.querySelectorAll<HTMLElement>("[data-suburbs]")].flatMap((section) =>
		[...section.querySelectorAll<HTMLElement>(".suburbs > li")].map((entry) => {
			const link = entry.querySelector("a");
			return {
				name: link?.textContent ?? "",
				postcode: entry.querySelector("small")?.textContent ?? "",
				region: section.dataset.suburbs ?? "",
				href: link?.getAttribute("href") ?? "",
			};
		}),
	);
	return rows.toSorted((a, b) => Number(popular.has(b.href)) - Number(popular.has(a.href)));
}
