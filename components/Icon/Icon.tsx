import drawings from "lucide-static/icon-nodes.json" with { type: "json" };
import type { ReactNode } from "react";
import { Drawing } from "./Drawing.tsx";

/** A lucide icon, inlined and hidden from screen readers: the words beside it say what it means. @throws for a wrong name */
export function Icon({ name }: { name: string }) {
	const shapes = drawings[name];
	if (!shapes) throw new Error(`lucide has no icon ${name}`);
	return <Drawing shapes={shapes} />;
}

/** A link that leads on, with an arrow after its words. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<a className="more" href={href}>
			{children} <Icon name="arrow-right" />
		</a>
	);
}
