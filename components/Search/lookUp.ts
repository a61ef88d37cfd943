import { element } from "../islands/element.ts";
import { indexPath } from "./entry.ts";
import type { Findings } from "./find.ts";
import { countResults, describeResults, renderGroups } from "./results.ts";

/** Looks a query up in an index. */
type Find = (query: string) => Findings;

interface Parts {
	field: HTMLInputElement;
	/** Says how many results there are. */
	status: HTMLElement;
	results: HTMLElement;
	mostInGroup?: number;
	/** What is shown instead of results while nothing is typed. */
	renderStart?: () => HTMLElement[];
	/** Where it is looked up; in the index of the whole site by default. */
	load?: () => Promise<Find>;
}

/** Answers a search field that is part of a page; Enter goes to the first result. Returns the field. */
export function mountField(root: HTMLElement, options: Pick<Parts, "mostInGroup" | "load"> = {}) {
	const field = root.querySelector("input");
	const status = root.querySelector<HTMLElement>("[role=status]");
	const results = root.querySelector<HTMLElement>("[data-results]");
	if (!field || !status || !results) return undefined;
	walkResults(root, field);
	lookUp({ field, status, results, ...options });
	field.form?.addEventListener("submit", (event) => {
		event.preventDefault();
		results.querySelector("a")?.focus();
	});
	return field;
}

/** Milliseconds without typing before the count is announced, so that it is not announced at every letter. */
const pause = 500;

/** Shows the results for the words in a field whenever they change. */
export function lookUp(parts: Parts): void {
	const { field, status, results, mostInGroup, renderStart, load = loadFind } = parts;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const say = (text: string, wait = pause) => {
		clearTimeout(timer);
		// The count of other words would stand above these results until then.
		if (status.textContent !== text) status.textContent = "";
		timer = setTimeout(() => {
			status.textContent = text;
		}, wait);
	};

	async function show() {
		const query = field.value.trim();
		const isLate = () => field.value.trim() !== query;
		if (!query) {
			results.replaceChildren(...(renderStart?.() ?? []));
			say("", 0);
		}
		try {
			const find = await load();
			if (isLate() || !query) return;
			const findings = find(query);
			const more = findings.groups.some(({ hits }) => hits.length > (mostInGroup ?? hits.length));
			results.replaceChildren(...renderGroups(findings, mostInGroup));
			if (more) results.append(linkToAll(query, countResults(findings)));
			if (findings.total === 0) results.replaceChildren(renderNothing(query));
			say(describeResults(findings));
		} catch {
			if (isLate()) return;
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

/** What to do where nothing was found. */
function renderNothing(query: string): HTMLElement {
	const browse = element("a", { href: "/search" }, "browse everything by subject");
	const ask = element("a", { href: "/contact" }, "ask us");
	const text = `Nothing here has “${query}”. Try fewer or other words, `;
	return element("p", {}, text, browse, " or ", ask, ".");
}

function renderFailure(retry: () => void): HTMLElement {
	const again = element("button", { type: "button", class: "btn line sm" }, "Try again");
	again.addEventListener("click", () => retry());
	const browse = element("a", { class: "more", href: "/search" }, "Browse everything by subject");
	return element("div", { class: "acts" }, again, browse);
}

let loading: Promise<Find> | undefined;

/** Fetches engine and index once per page; after a failure the next call tries again. */
function loadFind(): Promise<Find> {
	loading ??= fetchFind().catch((error) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

/** Without the time limit of query(): the index is large, and a slow connection may take long. */
async function fetchFind(): Promise<Find> {
	const [response, { readIndex }, { find }] = await Promise.all([
		fetch(indexPath),
		import("./fullTextIndex.ts"),
		import("./find.ts"),
	]);
	if (!response.ok) throw new Error(`${indexPath} answered ${response.status}`);
	const index = await readIndex(await response.text());
	return (query) => find(index, query);
}

/** Arrow keys move the focus between a search field and the links below it, as in a list of suggestions. */
export function walkResults(root: HTMLElement, field: HTMLInputElement): void {
	root.addEventListener("keydown", (event) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		const stops = [field, ...root.querySelectorAll<HTMLElement>("[data-results] a")];
		const at = stops.indexOf(event.target as HTMLElement);
		if (!step || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		stops[Math.max(0, at + step)]?.focus();
	});
}
