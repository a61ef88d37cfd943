import type { ComponentProps } from "react";
import { bindUnits } from "../../scripts/content/format.ts";

/** Sentences as a list. */
export function Lines({ lines, ...list }: ComponentProps<"ul"> & { lines: string[] }) {
	return (
		<ul {...list}>
			{lines.map((line) => (
				<li key={line}>{bindUnits(line)}</li>
			))}
		</ul>
	);
}

/** Names with what is said of each. */
export function Terms({ terms }: { terms: readonly (readonly [name: string, text: string])[] }) {
	return (
		<dl>
			{terms.map(([name, text]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
