import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** A link that leads on, with an arrow after its words. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<a className="more" href={href}>
			{children} <Icon name="arrow-right" />
		</a>
	);
}
