import type { Question } from "../../scripts/content/schemas/lists.ts";
import { LinkedWords } from "../Article/LinkedWords.tsx";
import { Icon } from "../Icon/Icon.tsx";

/** Questions with their answers; each opens and closes on its own. */
export function Faq({ questions }: { questions: readonly Question[] }) {
	return (
		<div className="faq">
			{questions.map(({ question, answer }, index) => (
				<details key={question} open={index === 0}>
					<summary>
						{question}
						<Icon name="plus" />
					</summary>
					<p>
						<LinkedWords text={answer} />
					</p>
				</details>
			))}
		</div>
	);
}
