import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Joins React to the markup that islandMarkup.tsx rendered. Fetched with the first island, so that wake.ts stays small.
 * In a transition React does it in slices of 5 ms, between which the page responds; otherwise in one go.
 */
export function hydrateIsland(element: HTMLElement, name: string, component: ComponentType<never>) {
	const props = JSON.parse(element.dataset.props ?? "{}") as never;
	startTransition(() => {
		hydrateRoot(element, createElement(component, props), { identifierPrefix: `${name}-` });
	});
}
