import { type ComponentProps, type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { islands } from "./islands.ts";

export type IslandName = keyof typeof islands;
/** When the browser wakes the island: at once, when near, or when touched. */
export type When = "load" | "visible" | "interaction";

const rendered = new Map<string, string>();

/**
 * Server only: renders a component to a React root of its own, which +client.ts hydrates.
 * Equal islands are rendered once for the whole build; a name stands at most once on a page.
 */
export function Island<Name extends IslandName>({
	name,
	when = "visible",
	props,
}: {
	name: Name;
	when?: When;
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
			data-when={when}
			data-props={json}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
