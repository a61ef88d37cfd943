import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";

/** Components that the browser hydrates; client.ts has their code. */
export type IslandName = "ContactForm" | "NewsletterForm";

interface Island<Props extends object> {
	/** Name under which the browser finds the component's code; a page has at most one of each. */
	name: IslandName;
	component: ComponentType<Props>;
	/** Sent to the browser as JSON. */
	props: Props;
	/** When the browser hydrates it: with the page, or when it comes near the view. */
	when?: "load" | "visible";
}

/** Server only: renders a component as a React root of its own, which the browser hydrates. */
export function Island<Props extends object>(island: Island<Props>) {
	const { name, component, props, when = "visible" } = island;
	const element = createElement(component, props);
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
