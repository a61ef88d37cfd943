import type { ComponentType } from "react";
import type { IslandName } from "./islands.ts";

type Mount = (element: never) => void;
type Load = () => Promise<ComponentType<never>>;

/** Code of the islands, fetched when one wakes. */
const components: Record<string, Load> = {
	ContactForm: () => import("../ContactForm/ContactForm.tsx").then((form) => form.ContactForm),
	NewsletterForm: () =>
		import("../Newsletter/NewsletterForm.tsx").then((form) => form.NewsletterForm),
} satisfies Record<IslandName, Load>;

/** Small behaviours without React: `data-mount="name"` finds `name.mount.ts`. Those on every page come at once. */
const eager = import.meta.glob<Mount>(["../Header/*.mount.ts", "../Footer/*.mount.ts"], {
	eager: true,
	import: "mount",
});
const lazy = import.meta.glob<Mount>(["../*/*.mount.ts", "!../{Header,Footer}/*"], {
	import: "mount",
});

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

/** Code fetched before the first frame takes the line from the files that this frame needs. */
function afterPaint(go: () => void) {
	requestAnimationFrame(() => setTimeout(go));
}

async function hydrate(element: HTMLElement, name: string) {
	const [{ hydrateIsland }, component] = await Promise.all([
		import("./hydrate.ts"),
		components[name]?.(),
	]);
	if (component) hydrateIsland(element, name, component);
}

async function mount(element: HTMLElement, name: string) {
	const run = find(eager, name) ?? (await find(lazy, name)?.());
	run?.(element as never);
}

/** Does the work once, however often it is called; when the code cannot be fetched, the next call tries again. */
async function once(element: HTMLElement, mark: "hydrated" | "mounted", work: () => Promise<void>) {
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

function find<Value>(modules: Record<string, Value>, name: string): Value | undefined {
	return modules[Object.keys(modules).find((path) => path.endsWith(`/${name}.mount.ts`)) ?? ""];
}

/** Wakes every island and behaviour of the page when its time comes, or when it is touched. */
export function wake() {
	for (const element of document.querySelectorAll<HTMLElement>("[data-island], [data-mount]")) {
		const { island, mount: name = "", when = "load" } = element.dataset;
		const work = island ? () => hydrate(element, island) : () => mount(element, name);
		const go = () => once(element, island ? "hydrated" : "mounted", work);
		if (when === "visible") whenNear(element, go);
		else if (find(eager, name)) go();
		else afterPaint(go);
		element.addEventListener("focusin", go);
	}
}
