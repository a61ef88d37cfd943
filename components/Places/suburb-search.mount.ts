import { matchSuburbs, type Row } from "./matchSuburbs.ts";

/** Most suburbs shown at once; more would push the list off a phone's screen. */
const most = 8;

/** Suggests suburbs from the page's lists as somebody types (combobox with a list box, WAI-ARIA practices). */
export function mount(box: HTMLElement) {
	const input = box.querySelector("input");
	const list = box.querySelector("ul");
	const [status, ask] = box.querySelectorAll<HTMLElement>("[role=status] p");
	if (!input || !list || !status || !ask) return;
	let rows: Row[] | undefined;
	let matches: Row[] = [];
	let isGuess = false;
	let active = -1;

	const show = () => {
		list.hidden = matches.length === 0;
		input.setAttribute("aria-expanded", String(!list.hidden));
		list.replaceChildren(...matches.map((row, index) => makeOption(row, index, index === active)));
		if (active < 0) input.removeAttribute("aria-activedescendant");
		else input.setAttribute("aria-activedescendant", optionId(active));
		list.children[active]?.scrollIntoView({ block: "nearest" });
	};
	const say = (typed: string, count: number) => {
		status.textContent = isGuess && count > 0 ? askBack(typed) : describe(typed, count);
		ask.hidden = !typed || (count > 0 && !isGuess);
	};
	const close = () => {
		matches = [];
		active = -1;
		show();
	};
	const search = () => {
		rows ??= readRows(document);
		const found = matchSuburbs(rows, input.value);
		isGuess = found.isGuess;
		matches = found.rows.slice(0, most);
		active = -1;
		show();
		say(input.value.trim(), found.rows.length);
	};
	const go = (row: Row | undefined) => {
		if (row) location.assign(row.href);
	};

	input.addEventListener("input", search);
	input.addEventListener("focus", () => input.value && search());
	input.addEventListener("keydown", (event) => {
		if (event.key === "Escape") {
			if (list.hidden) input.value = "";
			close();
			say("", 0);
		} else if (event.key === "Enter") {
			event.preventDefault();
			if (list.hidden) search();
			// Somebody from a town that is not ours must not land in one of ours that sounds like it.
			go(matches[isGuess ? active : Math.max(active, 0)]);
		} else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			if (list.hidden) search();
			active = step(active, event.key === "ArrowDown" ? 1 : -1, matches.length);
			show();
		}
	});
	list.addEventListener("pointerdown", (event) => event.preventDefault());
	list.addEventListener("click", (event) => {
		const option = (event.target as Element).closest("li");
		if (option) go(matches[[...list.children].indexOf(option)]);
	});
	box.addEventListener("focusout", ({ relatedTarget }) => {
		if (!box.contains(relatedTarget as Node | null)) close();
	});
	// What was typed while this code was on its way is searched for.
	if (input.value && input === document.activeElement) search();
}

/** The next option; between the last and the first comes the input itself (-1). */
function step(from: number, by: number, count: number): number {
	return ((from + 1 + by + count + 1) % (count + 1)) - 1;
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

function askBack(typed: string): string {
	return `None of our suburbs is called “${typed}”. Did you mean one of these?`;
}

function describe(typed: string, count: number): string {
	if (!typed) return "";
	if (count === 0)
		return /^\d+$/.test(typed)
			? `None of our suburbs has the postcode “${typed}”.`
			: `None of our suburbs matches “${typed}”. Check the spelling, or try the postcode.`;
	if (count > most) return `${count} suburbs match, the first ${most} are shown.`;
	return count === 1 ? "1 suburb matches." : `${count} suburbs match.`;
}

/** The suburbs of the lists below: every entry has its name as a link and its postcode. */
function readRows(root: ParentNode): Row[] {
	return [...root.querySelectorAll<HTMLElement>("[data-suburbs]")].flatMap((section) =>
		[...section.querySelectorAll<HTMLElement>(".suburbs > li")].map((entry) => ({
			name: entry.querySelector("a")?.textContent ?? "",
			href: entry.querySelector("a")?.getAttribute("href") ?? "",
			postcode: entry.querySelector("small")?.textContent ?? "",
			region: section.dataset.suburbs ?? "",
		})),
	);
}
