import type { ReactNode } from "react";
import { linkInText } from "../../scripts/content/format.ts";

/** Plain words in which links to pages of this site are written as [words](/path). */
export function LinkedWords({ text }: { text: string }) {
	const parts: ReactNode[] = [];
	let from = 0;
	for (const match of text.matchAll(linkInText)) {
		parts.push(text.slice(from, match.index));
		parts.push(
			<a key={match.index} href={match[2]}>
				{match[1]}
			</a>,
		);
		from = match.index + match[0].length;
	}
	return [...parts, text.slice(from)];
}
