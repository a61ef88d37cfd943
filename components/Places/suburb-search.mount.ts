import type { Entry } from "../Search/entry.ts";
import type { Index } from "../Search/fullTextIndex.ts";
import { mountField } from "../Search/lookUp.ts";

/** Most suburbs shown at once; more would push the first off a phone's screen. */
const mostInGroup = 8;

/** Finds suburbs of the page's lists as somebody types, as the search of the whole site does. */
export function mount(box: HTMLElement) {
	let made: Index | undefined;
	// Asked for at every letter.
	const load = async () => {
		const [{ find }, { makeIndex }] = await Promise.all([
			import("../Search/find.ts"),
			import("../Search/fullTextIndex.ts"),
		]);
		made ??= makeIndex(readSuburbs(document));
		const index = made;
		return (query: string) => find(index, query);
	};
	const field = mountField(box, { mostInGroup, load });
	// Typed while this code was loading.
	if (field?.value) field.dispatchEvent(new Event("input"));
}

/** The suburbs of the lists below, to be found by name, region and postcode. */
export function readSuburbs(root: ParentNode): Entry[] {
	const items = [...root.querySelectorAll<HTMLElement>("[data-suburbs] .suburbs > li")];
	return items.map((item, id) => {
		const link = item.querySelector("a");
		const region = item.closest<HTMLElement>("[data-suburbs]")?.dataset.suburbs;
		const postcode = item.querySelector("small")?.textContent;
		return {
			id,
			kind: "place",
			title: link?.textContent ?? "",
			path: link?.getAttribute("href") ?? "",
			note: `${region} region, ${postcode}`,
			words: `${region} ${postcode}`,
		};
	});
}
