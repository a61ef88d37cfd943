import { element } from "./results.ts";

/** Where this browser keeps its recent searches. */
const storageKey = "recent-searches";
const version = 1;
const most = 6;

/** Recent searches, the latest first; none where the browser stores nothing. */
export function readRecent(): string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
		return isKept(kept) ? kept.queries.slice(0, most) : [];
	} catch {
		return [];
	}
}

/** Puts a search first. */
export function addRecent(query: string): void {
	const wanted = query.trim().replace(/\s+/g, " ").slice(0, 80);
	if (!wanted) return;
	const others = readRecent().filter((other) => other.toLowerCase() !== wanted.toLowerCase());
	const queries = [wanted, ...others].slice(0, most);
	attempt(() => localStorage.setItem(storageKey, JSON.stringify({ version, queries })));
}

/** Forgets every recent search. */
export function clearRecent(): void {
	attempt(() => localStorage.removeItem(storageKey));
}

interface Kept {
	version: typeof version;
	queries: string[];
}

function isKept(kept: unknown): kept is Kept {
	if (typeof kept !== "object" || kept === null) return false;
	const { version: own, queries } = kept as Partial<Kept>;
	return (
		own === version && Array.isArray(queries) && queries.every((query) => typeof query === "string")
	);
}

/** Browsers may forbid storage or have none left; then searches are not kept. */
function attempt(work: () => void): void {
	try {
		work();
	} catch {
		// nothing is kept
	}
}

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
