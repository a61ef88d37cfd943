import { type Hit, indexPath } from "./entry.ts";
import type { Findings } from "./find.ts";
import type { Index } from "./fullTextIndex.ts";
import { countResults, describeResults, element, renderGroups } from "./results.ts";

interface Parts {
	field: HTMLInputElement;
	/** Says how many results there are. */
	status: HTMLElement;
	results: HTMLElement;
	mostInGroup?: number;
	/** What is shown instead of results while nothing is typed. */
	renderStart?: () => HTMLElement[];
}

/** Milliseconds without typing before the count is announced, so that it is not announced at every letter. */
const pause = 500;

/** Shows the results for the words in a field whenever they change. */
export function lookUp({ field, status, results, mostInGroup, renderStart }: Parts): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let latest = 0;
	let find: Find | undefined;
	const say = (text: string, wait = pause) => {
		clearTimeout(timer);
		// The count of other words would stand above these results until then.
		if (status.textContent !== text) status.textContent = "";
		timer = setTimeout(() => {
			status.textContent = text;
		}, wait);
	};

	async function show() {
		const mine = ++latest;
		const query = field.value.trim();
		if (!query) {
			results.replaceChildren(...(renderStart?.() ?? []));
			say("", 0);
		}
		try {
			if (!find && query) say("Searching…", 0);
			find ??= await loadFind();
			if (mine !== latest || !query) return;
			const findings = find(query);
			const more = findings.groups.some(({ hits }) => hits.length > (mostInGroup ?? hits.length));
			results.replaceChildren(...renderGroups(findings, mostInGroup));
			if (more) results.append(linkToAll(query, countResults(findings)));
			if (findings.total === 0) results.replaceChildren(...renderNothing(query, findings.instead));
			say(describeResults(findings));
		} catch {
			if (mine !== latest) return;
			results.replaceChildren(renderFailure(show));
			say("Search could not be loaded.", 0);
		}
	}

	field.addEventListener("input", show);
}

function linkToAll(query: string, count: string): HTMLElement {
	const href = `/search?q=${encodeURIComponent(query)}`;
	return element("p", {}, element("a", { class: "more", href }, `All ${count}`));
}

/** What to do where nothing was found: other words, a call, or the products. */
function renderNothing(query: string, products: readonly Hit[] = []): HTMLElement[] {
	const browse = element("a", { href: "/search" }, "browse everything by subject");
	const ask = element("a", { href: "/contact" }, "ask us");
	const text = `Nothing here has “${query}”. Try fewer or other words, `;
	const said = element("p", {}, text, browse, " or ", ask, ...linkPhone(), ".");
	const links = products.map(({ path, title }) =>
		element("li", {}, element("a", { href: path }, title)),
	);
	const heading = element("h2", {}, "What we fit");
	const list = element("ul", { class: "towns" }, ...links);
	return [said, element("section", { class: "mt" }, heading, list)];
}

/** The phone number, from the button that every page has for it. */
function linkPhone(): (string | HTMLElement)[] {
	const button = document.querySelector<HTMLAnchorElement>("a.call");
	const number = button?.textContent?.trim();
	return button && number ? [", or call ", element("a", { href: button.href }, number)] : [];
}

function renderFailure(retry: () => void): HTMLElement {
	const again = element("button", { type: "button", class: "btn line sm" }, "Try again");
	again.addEventListener("click", () => retry());
	const browse = element("a", { class: "more", href: "/search" }, "Browse everything by subject");
	return element("div", { class: "acts" }, again, browse);
}

/** Looks a query up in the index, once that has been fetched. */
type Find = (query: string) => Findings;

let find: Promise<Find> | undefined;

/** Fetches engine and index once per page; after a failure the next call tries again. */
export function loadFind(): Promise<Find> {
	find ??= fetchFind().catch((error) => {
		find = undefined;
		throw error;
	});
	return find;
}

async function fetchFind(): Promise<Find> {
	const [json, { readIndex }, { find }] = await Promise.all([
		fetchText(indexPath),
		import("./fullTextIndex.ts"),
		import("./find.ts"),
	]);
	const index: Index = await readIndex(json);
	return (query) => find(index, query);
}

/** Not query(), which has a time limit: the index is large, and a slow connection may take long. */
async function fetchText(path: string): Promise<string> {
	const response = await fetch(path);
	if (!response.ok) throw new Error(`${path} answered ${response.status}`);
	return response.text();
}

/** Moves the focus between a search field and the links below it, as in a list of suggestions. */
export function walkResults(root: HTMLElement, field: HTMLInputElement): void {
	root.addEventListener("keydown", (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const links = [
			...root.querySelectorAll<HTMLElement>("[data-results] a, [data-results] button"),
		];
		const at = links.indexOf(event.target as HTMLElement);
		const isField = event.target === field;
		if (at < 0 && !isField) return;
		const next = findNext(event.key, at, links.length);
		if (next !== undefined && !(isField && ["Home", "End"].includes(event.key))) {
			event.preventDefault();
			(links[next] ?? field).focus();
		} else if (
			!isField &&
			(event.key === "Backspace" || (event.key.length === 1 && event.key !== " "))
		) {
			// Once it has the focus, the field takes the letter itself.
			field.focus();
		}
	});
}

/** Position of the next link, -1 for the field, undefined for keys that do not move. */
function findNext(key: string, at: number, count: number): number | undefined {
	if (key === "ArrowDown") return Math.min(at + 1, count - 1);
	if (key === "ArrowUp") return Math.max(at - 1, -1);
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
}
