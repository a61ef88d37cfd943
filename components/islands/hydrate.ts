import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** Joins React to the markup that Island.tsx rendered. Fetched with the first island, so that wake.ts stays small. */
export function hydrateIsland(element: HTMLElement, name: string, component: ComponentType<never>) {
	const props = JSON.parse(element.dataset.props ?? "{}") as never;
	hydrateRoot(element, createElement(component, props), { identifierPrefix: `${name}-` });
}
