import type { ReactNode } from "react";
import { linkInText } from "../../scripts/content/linkedText.ts";
import type { Question } from "../../scripts/content/schemas/lists.ts";
import { Icon } from "../Icon/Icon.tsx";

/** Questions about plantation shutters; each opens and closes on its own (CON-10). */
export function Faq({ questions }: { questions: readonly Question[] }) {
	return (
		<div className="faq">
			{questions.map(({ question, answer }, index) => (
				<details key={question} open={index === 0}>
					<summary>
						{question}
						<Icon name="plus" />
					</summary>
					<Answer text={answer} />
				</details>
			))}
		</div>
	);
}

/** Paragraphs, and links to pages of this site as [words](/path). */
function Answer({ text }: { text: string }) {
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
