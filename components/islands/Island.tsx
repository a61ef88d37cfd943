import { type ComponentProps, type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { type IslandName, islands } from "./islands.ts";

const rendered = new Map<string, string>();

/**
 * Server only: renders a component to a React root of its own, which +client.ts hydrates when it comes near.
 * Identical islands are rendered once for the whole build; a page has each name at most once.
 */
export function Island<Name extends IslandName>({
	name,
	props,
}: {
	name: Name;
	props: ComponentProps<(typeof islands)[Name]>;
}) {
	const json = JSON.stringify(props);
	const key = `${name}${json}`;
	let html = rendered.get(key);
	if (html === undefined) {
		const component = islands[name] as ComponentType<object>;
		html = renderToString(createElement(component, props as object), {
			identifierPrefix: `${name}-`,
		});
		rendered.set(key, html);
	}
	return (
		<div
			data-island={name}
			data-when="visible"
			data-props={json}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
