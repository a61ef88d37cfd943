import { createElement, type ReactNode } from "react";

/** One shape inside an SVG: its tag and its attributes. */
export type Shape = [tag: string, attributes: Record<string, string>];

/**
 * The shapes inside the SVG text of the lucide package. They are rendered as elements, because a page takes no markup
 * from a script (require-trusted-types-for, netlify/hosting.ts).
 */
export function shapesOf(svg: string): Shape[] {
	const inside = svg.replace(/<!--.*?-->/s, "").replace(/^[\s\S]*?<svg[^>]*>/, "");
	return [...inside.matchAll(/<([a-z]+) ([^>]*?)\/?>/g)].map(([, tag = "", attributes = ""]) => [
		tag,
		Object.fromEntries(
			[...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
				name,
				value,
			]),
		),
	]);
}

/**
 * An inline icon, hidden from screen readers: the words beside it say what it means. Islands use it with their
 * own shapes instead of Icon, which would send every drawing of the site to the browser.
 */
export function Drawing({ shapes }: { shapes: Shape[] }) {
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

export function Shapes({ shapes }: { shapes: Shape[] }) {
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
