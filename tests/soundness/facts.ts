import { type HTMLElement, parse } from "node-html-parser";

/** What the checks across pages need to know of one. */
export interface PageFacts {
	canonical: string;
	hidden: boolean;
	/** Addresses of links, as written, each once. */
	links: string[];
	/** Every id, for links to a place in the page. */
	ids: string[];
	/** Addresses of files that the browser fetches for the page, each once. */
	resources: string[];
	/** One sentence for each fault that the page shows by itself. */
	faults: string[];
}

/** Reads a page and finds what is wrong with it alone. */
export function readFacts(html: string): PageFacts {
	const page = parse(html, { comment: false });
	const read = (selector: string, name: string) =>
		page.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? "");
	const srcsets = read("[srcset]", "srcset").flatMap((list) =>
		list.split(",").map((entry) => entry.trim().split(" ")[0] ?? ""),
	);
	const fetched = "link[rel=stylesheet], link[rel=preload], link[rel=icon], link[rel=manifest]";
	const resources = [...read("[src]", "src"), ...read(`${fetched}, use`, "href"), ...srcsets];
	return {
		canonical: read("link[rel=canonical]", "href")[0] ?? "",
		hidden: read("meta[name=robots]", "content").some((content) => content.includes("noindex")),
		links: [...new Set([...read("a[href]", "href"), ...read("form[action]", "action")])],
		ids: read("[id]", "id"),
		resources: [...new Set(resources)],
		faults: [
			...checkLandmarks(page),
			...checkPictures(page),
			...checkLinks(page),
			...checkIds(page),
		],
	};
}

function checkLandmarks(page: HTMLElement): string[] {
	const once: [string, string][] = [
		["h1", "h1"],
		["main", "main"],
		["body > header", "header"],
		["body > footer", "footer"],
		["head > title", "title"],
		["meta[name=description]", "description"],
		["link[rel=canonical]", "canonical link"],
	];
	const faults = once.flatMap(([selector, name]) => {
		const { length } = page.querySelectorAll(selector);
		return length === 1 ? [] : [`has ${length} times ${name}, not once`];
	});
	if (page.querySelector("html")?.getAttribute("lang") !== "en-AU") faults.push("lacks lang en-AU");
	const names = page.querySelectorAll("nav").map((nav) => {
		return nav.getAttribute("aria-label") ?? nav.getAttribute("aria-labelledby") ?? "";
	});
	if (names.includes("")) faults.push("has a nav without a name");
	if (new Set(names).size < names.length)
		faults.push(`has two navs of one name: ${names.join(", ")}`);
	return faults;
}

function checkPictures(page: HTMLElement): string[] {
	return page
		.querySelectorAll("img")
		.flatMap((img) =>
			["width", "height", "alt"]
				.filter((name) => !img.hasAttribute(name))
				.map((name) => `has a picture without ${name}: ${img.getAttribute("src")}`),
		);
}

/** Each id appears once, and whatever refers to one finds it. */
function checkIds(page: HTMLElement): string[] {
	const ids = page.querySelectorAll("[id]").map((element) => element.id);
	const twice = ids.filter((id, index) => ids.indexOf(id) < index);
	const naming = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "popovertarget"];
	const lost = naming.flatMap((name) =>
		page
			.querySelectorAll(`[${name}]`)
			.flatMap((element) => (element.getAttribute(name) ?? "").split(" "))
			.filter((id) => !ids.includes(id))
			.map((id) => `has a ${name} that names #${id}, which is not there`),
	);
	return [...twice.map((id) => `has #${id} more than once`), ...lost];
}

/** API-17: what leaves the site is a number, an address to write to, or opens in a new tab. */
function checkLinks(page: HTMLElement): string[] {
	return page.querySelectorAll("a[href]").flatMap((link) => {
		const href = link.getAttribute("href") ?? "";
		if (/^(\/(?!\/)|#|tel:|mailto:)/.test(href)) return [];
		if (!href.startsWith("https://")) return [`links to ${href}, which is no address of this site`];
		const rel = link.getAttribute("rel") ?? "";
		const safe = link.getAttribute("target") === "_blank" && rel.includes("noopener");
		return safe ? [] : [`links to ${href} without a new tab`];
	});
}
