import { element } from "./element.ts";
import type { Hit } from "./find.ts";
import { type Find, loadFind } from "./load.ts";
import { countResults, describeResults, renderGroups } from "./results.ts";

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
