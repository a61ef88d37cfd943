import { type ComponentType, createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { IslandName } from "./islands.ts";

interface Island {
	/** Name under which the browser finds the component's code. */
	name: IslandName;
	component: ComponentType<never>;
	props: object;
}

interface Options extends Island {
	/** When the browser hydrates it (wake.ts). */
	when: "load" | "visible";
	/** From renderIsland(), when it is rendered already. */
	html?: string;
}

/** Server only: renders a component as a separate React root, which hydrate.ts hydrates. */
export function islandMarkup({ when, html, ...island }: Options): ReactElement {
	return (
		<div
			data-island={island.name}
			data-when={when}
			data-props={JSON.stringify(island.props)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
			dangerouslySetInnerHTML={{ __html: html ?? renderIsland(island) }}
		/>
	);
}

/** Server only: what is inside an island's element. */
export function renderIsland({ name, component, props }: Island): string {
	const element = createElement(component as ComponentType<object>, props);
	return renderToString(element, { identifierPrefix: `${name}-` });
}
