import { Icon } from "../Icon/Icon.tsx";
import { AnswerCard } from "./AnswerCard.tsx";
import type { ChooserData } from "./chooserAnswers.ts";

/** Every answer, by trouble, for reading without choosing. */
export function AnswerLists({ troubles }: Pick<ChooserData, "troubles">) {
	return (
		<div className="faq mt">
			{troubles.map(({ id, name, answers }) => (
				<details key={id}>
					<summary>
						<h3 className="h4">{name}</h3>
						<Icon name="plus" />
					</summary>
					<ol>
						{answers.map((answer) => (
							<AnswerCard key={answer.title} answer={answer} heading="h4" />
						))}
					</ol>
				</details>
			))}
		</div>
	);
}
