import type { KeyboardEvent } from "react";

/** Arrow keys move the focus between a search field and the links below it, as in a list of suggestions. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
	const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	const stops = listStops(event.currentTarget);
	const at = stops.indexOf(event.target as HTMLElement);
	if (!step || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
	event.preventDefault();
	stops[Math.max(0, at + step)]?.focus();
}

/** The field of a search, and the links of its results. */
export function listStops(root: HTMLElement): HTMLElement[] {
	return [...root.querySelectorAll<HTMLElement>("[name=q], .results a")];
}
