import type { ComponentProps, ReactElement } from "react";
import { islandMarkup } from "./islandMarkup.tsx";
import { type IslandName, islands } from "./islands.ts";

const rendered = new Map<string, ReactElement>();

/**
 * Server only: an island that hydrates when it scrolls near. Identical ones are rendered once per build;
 * a page has at most one of each name.
 */
export function Island<Name extends IslandName>({
	name,
	props,
}: {
	name: Name;
	props: ComponentProps<(typeof islands)[Name]>;
}) {
	const key = `${name}${JSON.stringify(props)}`;
	let markup = rendered.get(key);
	if (!markup) {
		markup = islandMarkup({ name, component: islands[name], props, when: "visible" });
		rendered.set(key, markup);
	}
	return markup;
}
