import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import type { IslandComponent, IslandName, IslandProps } from "./registry.ts";

interface Island<Name extends IslandName> {
	/** Under which the browser finds the component's code; a page has at most one of each. */
	name: Name;
	component: IslandComponent<Name>;
	/** Sent to the browser as JSON. */
	props: IslandProps<Name>;
}

/** Server only: renders a component as a React root of its own, which the browser hydrates. */
export function Island<Name extends IslandName>({ name, component, props }: Island<Name>) {
	const element = createElement(component as ComponentType<object>, props as object);
	return (
		<div
			data-island={name}
			data-props={JSON.stringify(props)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
			dangerouslySetInnerHTML={{
				__html: renderToString(element, { identifierPrefix: `${name}-` }),
			}}
		/>
	);
}
