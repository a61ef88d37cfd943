import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { islandMarkup, renderIsland } from "./islandMarkup.tsx";
import { type IslandName, islands } from "./islands.ts";

interface Props<Name extends IslandName> {
	name: Name;
	props: ComponentProps<(typeof islands)[Name]>;
	/** Texts among the props that the component only prints, such as a suburb. */
	printed?: readonly string[];
}

const rendered = new Map<string, string>();

/**
 * Server only: an island that hydrates when it scrolls near; a page has at most one of each name. Those that differ
 * only in what they print are rendered once, with blanks, which are then filled in: rendering the form for each of
 * 2,300 places was 7% of rendering all pages, and keeping them a fifth of the memory.
 */
export function Island<Name extends IslandName>({ name, props, printed = [] }: Props<Name>) {
	const component = islands[name];
	const blank = printed.reduce(
		(json, text, index) => json.replaceAll(JSON.stringify(text), JSON.stringify(nameBlank(index))),
		JSON.stringify(props),
	);
	const key = `${name} ${blank}`;
	const model = rendered.get(key) ?? renderIsland({ name, component, props: JSON.parse(blank) });
	rendered.set(key, model);
	const html = printed.reduce(
		(filled, text, index) => filled.replaceAll(nameBlank(index), () => renderToStaticMarkup(text)),
		model,
	);
	return islandMarkup({ name, component, props, when: "visible", html });
}

function nameBlank(index: number): string {
	return `printed-text-${index}.`;
}
