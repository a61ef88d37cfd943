/** Milliseconds a page rests at its top before it moves on to the anchor of its address. */
const pause = 1200;

/**
 * A page opened from another page of the site starts at its top, even when the address names an anchor;
 * then it moves on to the anchor, unless the visitor does something first. Back, reload and
 * addresses from outside keep the browser's own position.
 */
export function startAtTop() {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	// What a link hands over in a fragment, such as a window for the list, is no place on the page.
	const anchor = document.getElementById(location.hash.slice(1));
	if (!anchor || entry?.type !== "navigate" || !comesFromOtherPage()) return;
	const waiting = new AbortController();
	const { signal } = waiting;
	const toTop = () => scrollTo({ top: 0, behavior: "instant" });
	// The browser scrolls to the anchor again and again until the page has loaded.
	addEventListener("scroll", toTop, { signal });
	for (const act of ["pointerdown", "wheel", "keydown"]) {
		addEventListener(act, () => waiting.abort(), { signal, passive: true });
	}
	toTop();
	setTimeout(() => {
		if (signal.aborted) return;
		waiting.abort();
		anchor.scrollIntoView();
	}, pause);
}

function comesFromOtherPage(): boolean {
	const from = new URL(document.referrer || location.href);
	return from.origin === location.origin && from.pathname !== location.pathname;
}
