import { collapseSpaces, mainText, readPage, subjectOf } from "./html.ts";
import { nameOf } from "./pageFaults.ts";

export type PlacePage = ReturnType<typeof readPlacePage>;

/** What somebody reads on a built page below /locations, and where it leads. */
export function readPlacePage(path: string) {
	const page = readPage(path);
	const main = page.querySelector("main");
	const all = (selector: string) => main?.querySelectorAll(selector) ?? [];
	const textsOf = (selector: string) =>
		all(selector)
			.map(({ text }) => collapseSpaces(text))
			.filter(Boolean);
	const links = new Map<string, string[]>([["", []]]);
	for (const part of all("h2, a[href]")) {
		if (part.tagName === "H2") links.set(part.text, []);
		else [...links.values()].at(-1)?.push(part.getAttribute("href") ?? "");
	}
	const form = main?.querySelector("form#enquiry");
	const fieldOf = (field: string) => form?.querySelector(field)?.getAttribute("value");
	const map = main?.querySelector("svg[role=img][aria-label^=Map]");
	const dot = map?.querySelector("circle");
	return {
		path,
		title: page.querySelector("title")?.text,
		crumbs: textsOf("nav[aria-label=Breadcrumb] li"),
		headings: textsOf("h1, h2"),
		text: mainText(page),
		pictures: all("picture img").map(nameOf),
		/** The texts of headings, paragraphs, entries and cells. */
		blocks: textsOf("h1, h2, h3, p, li, dt, dd, th, td, label, legend"),
		/** Links that leave the site, each with its words. */
		outside: all("a[target=_blank]").map((link) => {
			const name = link.text.replace(" (opens a new tab)", "");
			return `${name} ${link.getAttribute("href")}`;
		}),
		/** Addresses by the heading of the second level above them; those above the first by an empty one. */
		links,
		/** What the buttons take to the form. */
		quotes: all("a.btn[href^='/contact']").map((link) => subjectOf(link) ?? {}),
		form: {
			action: form?.getAttribute("action"),
			city: fieldOf("[name=city]"),
			state: fieldOf("[name=state]"),
			postcode: fieldOf("[name=postcode]"),
			interest: fieldOf("[checked]"),
		},
		map: {
			label: map?.getAttribute("aria-label"),
			frame: map?.getAttribute("viewBox")?.split(" ").map(Number) ?? [],
			dot: dot
				? { x: Number(dot.getAttribute("cx")), y: Number(dot.getAttribute("cy")) }
				: undefined,
		},
	};
}
