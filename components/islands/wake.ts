import type { ComponentType } from "react";
import { mount as carry } from "../ContactForm/carry.mount.ts";
import { mount as year } from "../Footer/year.mount.ts";
import { mount as dropdown } from "../Header/dropdown.mount.ts";
import { mount as email } from "../Header/email.mount.ts";
import { mount as phoneMenu } from "../Header/phone-menu.mount.ts";
import { mount as search } from "../Header/search.mount.ts";
import type { IslandName } from "./islands.ts";

type Mount = (element: never) => void;
type Load = () => Promise<ComponentType<never>>;
type LoadMount = () => Promise<{ mount: Mount }>;

/** Code of the islands, fetched when one hydrates. */
const components: Record<IslandName, Load> = {
	ContactForm: () => import("../ContactForm/ContactForm.tsx").then((form) => form.ContactForm),
	NewsletterForm: () =>
		import("../Newsletter/NewsletterForm.tsx").then((form) => form.NewsletterForm),
};

/**
 * Small behaviours without React: `data-mount="name"` finds `name.mount.ts`. These are on nearly every page, and the
 * one for quote links, carry, is smaller than the request for it would be.
 */
const eager: Record<string, Mount> = {
	carry,
	dropdown,
	email,
	"phone-menu": phoneMenu,
	search,
	year,
};

/** The others are fetched on the pages that have them. */
const lazy = import.meta.glob<{ mount: Mount }>([
	"../*/*.mount.ts",
	"!../*/{carry,dropdown,email,phone-menu,search,year}.mount.ts",
]);

function whenNear(element: HTMLElement, go: () => void) {
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			go();
		},
		{ rootMargin: "300px" },
	);
	observer.observe(element);
}

async function hydrate(element: HTMLElement, name: IslandName) {
	const [{ hydrateIsland }, component] = await Promise.all([
		import("./hydrate.ts"),
		components[name](),
	]);
	return hydrateIsland(element, name, component);
}

async function mount(element: HTMLElement, name: string) {
	let run = eager[name];
	for (const path in lazy) {
		if (path.endsWith(`/${name}.mount.ts`)) ({ mount: run } = await (lazy[path] as LoadMount)());
	}
	// Misspelt in the markup. A sentence would take more than a post's script has left of its 2,000 bytes.
	if (!run) throw new Error(name);
	run(element as never);
}

/** Does the work once, however often it is called; if the code cannot be fetched, the next call tries again. */
async function once(
	element: HTMLElement,
	mark: "hydrated" | "mounted",
	work: () => Promise<unknown>,
) {
	if (mark in element.dataset) return;
	element.dataset[mark] = "";
	try {
		await work();
		element.dataset[mark] = "true";
	} catch (error) {
		delete element.dataset[mark];
		console.error(error);
	}
}

/**
 * Hydrates or mounts every island and behaviour on the page: what has `data-when="visible"` when it comes near the view,
 * the others with the page, and any when it gets the focus.
 */
export function wake() {
	for (const element of document.querySelectorAll<HTMLElement>("[data-island], [data-mount]")) {
		const { island, mount: name = "", when } = element.dataset;
		const work = island ? () => hydrate(element, island as IslandName) : () => mount(element, name);
		const go = () => once(element, island ? "hydrated" : "mounted", work);
		// Code fetched before the first frame is on the screen, some time after it was drawn, would compete with the
		// files that this frame needs.
		const later = () => requestAnimationFrame(() => setTimeout(go, 100));
		if (when === "visible") whenNear(element, later);
		else if (name in eager) go();
		else later();
		element.addEventListener("focusin", go);
	}
}
