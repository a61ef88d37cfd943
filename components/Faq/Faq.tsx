import { getContent } from "../../scripts/content/collections.ts";
import { Icon } from "../Icon/Icon.tsx";
import { LinkedText } from "../LinkedText/LinkedText.tsx";

/** Questions about plantation shutters; each opens and closes on its own (CON-10). */
export function Faq() {
	return (
		<div className="faq">
			{getContent().faq.map(({ question, answer }, index) => (
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
