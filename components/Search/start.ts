import { element } from "./element.ts";
import { clearRecent, readRecent } from "./recent.ts";

const shortcuts = [
	["/search", "Everything on this site, by subject"],
	["/price-guide", "Price guide"],
	["/locations", "Find your suburb"],
] as const;

/** What is shown under an empty field: this browser's recent searches, and where to go without searching. */
export function renderStart(field: HTMLInputElement): HTMLElement[] {
	const links = shortcuts.map(([href, name]) =>
		element("li", {}, element("a", { href }, element("b", {}, name))),
	);
	const browse = makeSection("Or go to", element("ul", { class: "hits" }, ...links));
	const recent = readRecent();
	if (recent.length === 0) return [browse];
	const queries = recent.map((query) => {
		const again = element("button", { type: "button" }, query);
		again.addEventListener("click", () => search(field, query));
		return element("li", {}, again);
	});
	const clear = element("button", { type: "button", class: "more" }, "Clear recent searches");
	const kept = makeSection("Recent searches", element("ul", { class: "tags" }, ...queries), clear);
	clear.addEventListener("click", () => {
		clearRecent();
		kept.remove();
		search(field, "");
	});
	return [kept, browse];
}

function makeSection(title: string, ...children: HTMLElement[]): HTMLElement {
	return element("section", {}, element("h2", {}, title), ...children);
}

function search(field: HTMLInputElement, query: string) {
	field.value = query;
	field.focus();
	field.dispatchEvent(new Event("input", { bubbles: true }));
}
