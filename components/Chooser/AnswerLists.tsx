import { Icon } from "../Icon/Icon.tsx";
import { AnswerCard } from "./AnswerCard.tsx";
import type { ChooserData } from "./chooserAnswers.ts";

/** Every answer, by trouble, for reading without choosing. */
export function AnswerLists({ questions, advice }: Pick<ChooserData, "questions" | "advice">) {
	return (
		<div className="faq mt">
			{Object.entries(questions.trouble.answers).map(([trouble, name]) => (
				<details key={trouble}>
					<summary>
						<h3 className="h4">{name}</h3>
						<Icon name="plus" />
					</summary>
					<ol>
						{advice[trouble]?.map((answer) => (
							<AnswerCard key={answer.title} answer={answer} heading="h4" />
						))}
					</ol>
				</details>
			))}
		</div>
	);
}
