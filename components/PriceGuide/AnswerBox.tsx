import chevronDown from "lucide-static/dist/esm/icons/chevron-down.mjs";
import type { MouseEventHandler } from "react";
import { Drawing, shapesOf } from "../Icon/Drawing.tsx";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import type { Subject } from "../QuoteLink/subject.ts";
import type { describe } from "./priceWords.ts";

const chevron = shapesOf(chevronDown);

interface Props {
	answer: ReturnType<typeof describe>;
	about: Subject;
	onLeave: MouseEventHandler;
}

/** A range with its sum, and the way on to the enquiry form. */
export function AnswerBox({ answer, about, onLeave }: Props) {
	return (
		<section className="answer estimate" aria-label="Guide price">
			<p>{answer.intro}</p>
			<p className="figure">{answer.figure}</p>
			<Lines lines={answer.sum} />
			<p className="note">{answer.rule}</p>
			<Lines lines={answer.notes} />
			<p className="acts">
				<QuoteLink className="btn" about={about} onClick={onLeave}>
					Put this in my enquiry
				</QuoteLink>
			</p>
			{answer.moves.length > 0 && (
				<details open={!answer.rule}>
					<summary>
						What moves the price <Drawing shapes={chevron} />
					</summary>
					<Lines lines={answer.moves} />
				</details>
			)}
		</section>
	);
}

function Lines({ lines }: { lines: string[] }) {
	return (
		<ul className="note">
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
