import { type ComponentType, createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { IslandName } from "./islands.ts";

interface Options {
	/** Name under which the browser finds the component's code. */
	name: IslandName;
	component: ComponentType<never>;
	props: object;
	/** When the browser hydrates it (wake.ts). */
	when: "load" | "visible";
}

/** Server only: renders a component as a separate React root, which hydrate.ts hydrates. */
export function islandMarkup({ name, component, props, when }: Options): ReactElement {
	const element = createElement(component as ComponentType<object>, props);
	return (
		<div
			data-island={name}
			data-when={when}
			data-props={JSON.stringify(props)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
			dangerouslySetInnerHTML={{
				__html: renderToString(element, { identifierPrefix: `${name}-` }),
			}}
		/>
	);
}
