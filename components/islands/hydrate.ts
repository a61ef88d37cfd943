import { type ComponentType, createElement, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the markup that islandMarkup.tsx rendered. Fetched with the first island, so that wake.ts stays small.
 * In a transition React works in slices of 5 ms, between which the page responds; otherwise in one go.
 * @returns a promise that resolves once hydration is done and the component's effects have run
 */
export function hydrateIsland(element: HTMLElement, name: string, component: ComponentType<never>) {
	const props = JSON.parse(element.dataset.props ?? "{}") as never;
	return new Promise<void>((finish) => {
		function Root() {
			useEffect(finish, []);
			return createElement(component, props);
		}
		startTransition(() => {
			hydrateRoot(element, createElement(Root), { identifierPrefix: `${name}-` });
		});
	});
}
