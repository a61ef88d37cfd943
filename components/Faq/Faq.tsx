import type { Question } from "../../scripts/content/schemas/lists.ts";
import { Icon } from "../Icon/Icon.tsx";
import { LinkedText } from "../LinkedText/LinkedText.tsx";

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
					<LinkedText text={answer} />
				</details>
			))}
		</div>
	);
}
