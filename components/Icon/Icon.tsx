import { type IconNode, icons } from "lucide";
import type { ReactNode } from "react";
import { Drawing, Shapes } from "./Drawing.tsx";

/** A lucide icon, inlined and hidden from screen readers: the words beside it say what it means. @throws for a wrong name */
export function Icon({ name }: { name: string }) {
	return <Drawing shapes={getShapes(name)} />;
}

function getShapes(name: string): IconNode {
	// The package's own names are in Pascal case: ArrowLeft.
	const exported = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
	const shapes = (icons as Record<string, IconNode>)[exported];
	if (!shapes) throw new Error(`lucide has no icon ${name}`);
	return shapes;
}

/** The lucide icons that an island of the page shows by their names. @throws for a wrong name */
export function IconSymbols({ names }: { names: string[] }) {
	return (
		<svg className="vh" aria-hidden="true">
			{names.map((name) => (
				<symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
					<Shapes shapes={getShapes(name)} />
				</symbol>
			))}
		</svg>
	);
}

/** A link that leads on, with an arrow after its words. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<a className="more" href={href}>
			{children} <Icon name="arrow-right" />
		</a>
	);
}
