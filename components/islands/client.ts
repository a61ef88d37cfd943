import type { ComponentType } from "react";
import { mount as quote } from "../ContactForm/quote.mount.ts";
import { mountDropdown, mountEmail, mountPhoneMenu, mountSearch } from "../Header/headerMounts.ts";
import type { IslandName } from "./Island.tsx";

type Mount = (element: never) => void;

/** Code of the islands, fetched when one hydrates. */
const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
	ContactForm: () => import("../ContactForm/ContactForm.tsx").then((form) => form.ContactForm),
	NewsletterForm: () =>
		import("../Newsletter/NewsletterForm.tsx").then((form) => form.NewsletterForm),
};

/** Small behaviours without React, on nearly every page, by their name in `data-mount`. */
export const everywhere: Record<string, Mount> = {
	quote,
	dropdown: mountDropdown,
	email: mountEmail,
	"phone-menu": mountPhoneMenu,
	search: mountSearch,
	/** Keeps the copyright year true after New Year without a rebuild (Q62). */
	year: (element: HTMLElement) => {
		element.textContent = String(new Date().getFullYear());
	},
};

/** The others are fetched on the pages that have them: `data-mount="name"` finds `name.mount.ts`. */
const elsewhere = import.meta.glob<{ mount: Mount }>([
	"../*/*.mount.ts",
	"!../ContactForm/quote.mount.ts",
]);

/** Hydrates or mounts every island and behaviour of the page: near the view, with the page, or when focused. */
export function startPage() {
	for (const element of document.querySelectorAll<HTMLElement>("[data-island], [data-mount]")) {
		const { mount: name = "", when } = element.dataset;
		const start = () => startOnce(element);
		// Code fetched before the first frame is on the screen would compete with the files that this frame needs.
		const soon = () => requestAnimationFrame(() => setTimeout(start, 100));
		// Somebody may be typing in it before this code comes.
		if (name in everywhere || element.matches(":focus-within")) start();
		else if (when === "visible") whenNear(element, soon);
		else soon();
		element.addEventListener("focusin", start);
	}
}

/** Acts at once, or, on a page that the browser has prerendered, when it is shown: until then nobody sees it. */
export function whenShown(act: () => void) {
	if (!(document as { prerendering?: boolean }).prerendering) act();
	else document.addEventListener("prerenderingchange", act, { once: true });
}

/** Hydrates or mounts an element once; if its code cannot be fetched, the next call tries again. */
async function startOnce(element: HTMLElement) {
	const { island, mount: name = "" } = element.dataset;
	const state = island ? "hydrated" : "mounted";
	if (state in element.dataset) return;
	element.dataset[state] = "";
	try {
		await (island ? hydrate(element, island as IslandName) : mount(element, name));
		element.dataset[state] = "true";
	} catch (error) {
		delete element.dataset[state];
		console.error(error);
	}
}

async function hydrate(element: HTMLElement, name: IslandName) {
	const [{ hydrateIsland }, component] = await Promise.all([
		import("./hydrate.ts"),
		islands[name](),
	]);
	return hydrateIsland(element, component);
}

async function mount(element: HTMLElement, name: string) {
	let run = everywhere[name];
	for (const path in elsewhere)
		if (path.endsWith(`/${name}.mount.ts`)) run = (await elsewhere[path]?.())?.mount;
	// A name that is misspelt in the markup fails here, and startOnce says so.
	(run as Mount)(element as never);
}

/** The work may be asked for more than once. */
function whenNear(element: HTMLElement, go: () => void) {
	const watcher = new IntersectionObserver(
		(entries) => entries.some((entry) => entry.isIntersecting) && go(),
		{
			rootMargin: "300px",
		},
	);
	watcher.observe(element);
}
