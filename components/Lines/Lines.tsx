import type { ComponentProps } from "react";

/** Sentences as a list. */
export function Lines({ lines, ...list }: ComponentProps<"ul"> & { lines: string[] }) {
	return (
		<ul {...list}>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
