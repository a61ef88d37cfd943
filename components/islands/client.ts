import { type IslandName, islands } from "./registry.ts";

/** What a visitor does to an island before its code has come. */
const touches = ["pointerdown", "focusin", "input"] as const;

/** Hydrates each island of the page when it comes near the view or is touched. */
export function startIslands(): void {
	for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) watch(island);
}

/** Acts at once, or, on a page that the browser has prerendered, when it is shown: until then nobody sees it. */
export function whenShown(act: () => void): void {
	if (!(document as { prerendering?: boolean }).prerendering) act();
	else document.addEventListener("prerenderingchange", act, { once: true });
}

function watch(island: HTMLElement): void {
	const done = new AbortController();
	const { signal } = done;
	const load = async () => {
		if (island.dataset.hydrated !== undefined) return;
		island.dataset.hydrated = "";
		try {
			await hydrate(island);
			done.abort();
			island.dataset.hydrated = "true";
		} catch (error) {
			// The next touch tries again.
			delete island.dataset.hydrated;
			console.error(error);
		}
	};
	for (const type of touches) island.addEventListener(type, load, { signal });
	// WebKit stops the fetch when the visitor leaves, and does not go on with it after Back.
	addEventListener("pageshow", ({ persisted }) => void (persisted && load()), { signal });
	// Somebody may be typing in it already.
	if (island.matches(":focus-within")) load();
	else whenNear(island, load);
}

function whenNear(island: HTMLElement, act: () => void): void {
	const near = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			near.disconnect();
			// Code fetched before the first frame is on the screen would compete with the files that this frame needs.
			requestAnimationFrame(() => setTimeout(act, 100));
		},
		{ rootMargin: "300px" },
	);
	near.observe(island);
}

async function hydrate(island: HTMLElement): Promise<void> {
	const name = island.dataset.island as IslandName;
	const [{ hydrateIsland }, code] = await Promise.all([import("./hydrate.ts"), islands[name]()]);
	return hydrateIsland(island, code[name as keyof typeof code]);
}
