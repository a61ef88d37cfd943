import { mount as quote } from "../ContactForm/quote.mount.ts";
import { mountDropdown, mountEmail, mountPhoneMenu, mountSearch } from "../Header/headerMounts.ts";

type Mount = (element: never) => void;

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

/** Mounts every behaviour of the page: near the view, with the page, or when focused. */
export function mountBehaviours() {
	for (const element of document.querySelectorAll<HTMLElement>("[data-mount]")) {
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

/** Mounts an element once; if its code cannot be fetched, the next call tries again. */
async function startOnce(element: HTMLElement) {
	const { mount: name = "", mounted } = element.dataset;
	if (mounted !== undefined) return;
	element.dataset.mounted = "";
	try {
		await mount(element, name);
		element.dataset.mounted = "true";
	} catch (error) {
		delete element.dataset.mounted;
		console.error(error);
	}
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
