import type { ReactNode } from "react";
import { linkInText } from "../../scripts/content/linkedText.ts";

/** Short copy of YAML files: paragraphs, and links to pages of this site as [words](/path). */
export function LinkedText({ text }: { text: string }) {
	return text
		.trim()
		.split(/\n{2,}/)
		.map((paragraph) => <p key={paragraph}>{withLinks(paragraph)}</p>);
}

function withLinks(text: string): ReactNode[] {
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
