import { walkResults } from "./keys.ts";
import { lookUp } from "./lookUp.ts";
import { addRecent } from "./recent.ts";

/** Answers `?q=` on the search page and keeps the address in step with the field. */
export function mount(root: HTMLElement) {
	const field = root.querySelector("input");
	const status = root.querySelector<HTMLElement>("[role=status]");
	const results = root.querySelector<HTMLElement>("[data-results]");
	if (!field || !status || !results) return;
	const asked = new URL(location.href).searchParams.get("q") ?? "";
	walkResults(root, field);
	lookUp({ field, status, results });
	field.form?.addEventListener("submit", (event) => {
		event.preventDefault();
		addRecent(field.value);
		results.querySelector("a")?.focus();
	});
	field.addEventListener("input", () => {
		const query = field.value.trim();
		root.toggleAttribute("data-searching", query !== "");
		history.replaceState(null, "", query ? `?q=${encodeURIComponent(query)}` : location.pathname);
	});
	if (!field.value) field.value = asked;
	if (field.value) field.dispatchEvent(new Event("input"));
}
