import type { ComponentType } from "react";

type Schedule = (element: HTMLElement, go: () => void) => void;
type Mount = (element: never) => void;

/** Code of the islands, fetched when one wakes. The same names stand in islands.ts. */
const components: Record<string, () => Promise<ComponentType<never>>> = {
	ContactForm: async () => (await import("../ContactForm/ContactForm.tsx")).ContactForm,
	NewsletterForm: async () => (await import("../Newsletter/NewsletterForm.tsx")).NewsletterForm,
};

/** Small behaviours without React: `data-mount="name"` finds `name.mount.ts`. Those of every page come at once. */
const eager = import.meta.glob<Mount>(["../Header/*.mount.ts", "../Footer/*.mount.ts"], {
	eager: true,
	import: "mount",
});
const lazy = import.meta.glob<Mount>(["../*/*.mount.ts", "!../{Header,Footer}/*"], {
	import: "mount",
});

const schedules: Record<string, Schedule> = {
	load: (_element, go) => go(),
	visible: (element, go) => {
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				observer.disconnect();
				go();
			},
			{ rootMargin: "300px" },
		);
		observer.observe(element);
		element.addEventListener("focusin", go, { once: true });
	},
	interaction: (element, go) => {
		for (const type of ["pointerenter", "focusin", "touchstart"]) {
			element.addEventListener(type, go, { once: true, passive: true });
		}
	},
};

async function hydrate(element: HTMLElement, name: string) {
	if (element.dataset.hydrated) return;
	element.dataset.hydrated = "";
	const [{ hydrateIsland }, component] = await Promise.all([
		import("./hydrate.ts"),
		components[name]?.(),
	]);
	if (!component) return;
	hydrateIsland(element, name, component);
	element.dataset.hydrated = "true";
}

async function mount(element: HTMLElement, name: string) {
	if (element.dataset.mounted) return;
	element.dataset.mounted = "";
	const run = find(eager, name) ?? (await find(lazy, name)?.());
	run?.(element as never);
	element.dataset.mounted = "true";
}

function find<Value>(modules: Record<string, Value>, name: string): Value | undefined {
	return modules[Object.keys(modules).find((path) => path.endsWith(`/${name}.mount.ts`)) ?? ""];
}

/** Wakes every island and behaviour of the page at its time. */
export function wake(root: ParentNode = document) {
	for (const element of root.querySelectorAll<HTMLElement>("[data-island], [data-mount]")) {
		const { island, mount: name, when = "load" } = element.dataset;
		const go = () => void (island ? hydrate(element, island) : mount(element, name ?? ""));
		schedules[when]?.(element, go);
	}
}
