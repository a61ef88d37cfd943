import { createElement } from "react";
import type { Shape } from "./shapes.ts";

/**
 * An inline icon, hidden from screen readers: the words beside it say what it means. Islands use it with their
 * own shapes instead of Icon, which would send every drawing of the site to the browser.
 */
export function Drawing({ shapes }: { shapes: Shape[] }) {
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			{shapes.map(([tag, attributes]) =>
				createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
			)}
		</svg>
	);
}
