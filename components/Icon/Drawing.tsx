import type { IconNode } from "lucide";
import { createElement, type ReactNode } from "react";

/**
 * An inline icon, hidden from screen readers: the words beside it say what it means. Islands use it with their
 * own shapes instead of Icon, which would send every drawing of the site to the browser.
 */
export function Drawing({ shapes }: { shapes: IconNode }) {
	return (
		<IconFrame>
			<Shapes shapes={shapes} />
		</IconFrame>
	);
}

function IconFrame({ children }: { children: ReactNode }) {
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			{children}
		</svg>
	);
}

export function Shapes({ shapes }: { shapes: IconNode }) {
	return shapes.map(([tag, attributes]) =>
		createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
	);
}

/** An icon that the page holds once (IconSymbols); islands use it in place of shapes in their props. */
export function SymbolIcon({ name }: { name: string }) {
	return (
		<IconFrame>
			<use href={`#icon-${name}`} />
		</IconFrame>
	);
}
