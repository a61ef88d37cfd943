import { type ComponentType, createElement, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the markup that Island.tsx rendered. A module of its own, so that a page without islands loads no React. In
 * a transition React works in slices, between which the page responds.
 * @returns a promise that resolves once hydration is done and the component's effects have run
 */
export function hydrateIsland(element: HTMLElement, component: ComponentType<never>) {
	const { island, props = "{}" } = element.dataset;
	return new Promise<void>((finish) => {
		function Root() {
			useEffect(finish, []);
			return createElement(component, JSON.parse(props) as never);
		}
		startTransition(() => {
			hydrateRoot(element, createElement(Root), { identifierPrefix: `${island}-` });
		});
	});
}
