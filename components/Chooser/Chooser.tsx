import { type FormEvent, useRef } from "react";
import { useAddress } from "../Form/useAddress.ts";
import { useFormValues } from "../Form/useFormValues.ts";
import { Drawing } from "../Icon/Drawing.tsx";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import { ShareChoice } from "../ShareButton/ShareChoice.tsx";
import { AddWindow } from "../Windows/AddWindow.tsx";
import { AnswerCard } from "./AnswerCard.tsx";
import type { ChooserData, ShownQuestion } from "./chooserAnswers.ts";
import { type Choices, hintWindow, pickAnswers, pickNotes, writeMessage } from "./pickAnswers.ts";
import { SuburbSelect } from "./SuburbSelect.tsx";
import { describePlace, findSuburb, type SuburbGroup } from "./suburbGroups.ts";

interface Props {
	data: ChooserData;
	suburbs: SuburbGroup[];
}

const nothing: Choices = {};
const readChoices = (fields: URLSearchParams): Choices =>
	Object.fromEntries([...fields].filter(([, value]) => value));

/** Five questions, and the answers that fit. */
export function Chooser({ data, suburbs }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const choices = useFormValues(form, readChoices, nothing);
	useAddress(form, choices);

	function show(event: FormEvent) {
		event.preventDefault();
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ block: "start" });
	}
	return (
		<div className="chooser split">
			<form ref={form} className="questions" action="/which-product" onSubmit={show}>
				<h2 className="vh" id="ask-h">
					The questions
				</h2>
				{data.questions.map((question, index) => (
					<Question key={question.name} number={index + 1} question={question} />
				))}
				<SuburbSelect id="c-suburb" groups={suburbs} none="Not chosen" />
				<div className="acts">
					<button className="btn" type="submit">
						Show what suits
					</button>
				</div>
			</form>
			<section className="found-answers" aria-labelledby="answers-h">
				<h2 id="answers-h" ref={heading} tabIndex={-1}>
					What suits
				</h2>
				<Found data={data} suburbs={suburbs} choices={choices} />
			</section>
		</div>
	);
}

function Question({ number, question }: { number: number; question: ShownQuestion }) {
	return (
		<fieldset className="choices chips">
			<legend>
				<span>{number}</span> {question.ask}
			</legend>
			{question.answers.map(({ id, label, icon }) => (
				<label key={id}>
					<input type="radio" name={question.name} value={id} />
					{icon && <Drawing shapes={icon} />}
					{label}
				</label>
			))}
		</fieldset>
	);
}

/** The answers that fit, the best first, and what can be done with them. */
function Found({ data, suburbs, choices }: Props & { choices: Choices }) {
	const answers = pickAnswers(data, choices);
	const suburb = findSuburb(suburbs, choices.suburb);
	const products = new Map(
		answers.flatMap(({ product }) => (product ? [[product.slug, product.name]] : [])),
	);
	const [first] = products.values();
	const titles = answers.map(({ title }) => title);
	const said =
		titles.length === 0
			? "Choose what troubles you most, and the answers stand here."
			: titles.length > 1 && `The best first: ${titles.join("; ")}.`;
	return (
		<>
			<p role="status" className="note">
				{said}
			</p>
			{answers.length > 0 && (
				<>
					<ol>
						{answers.map((answer) => (
							<AnswerCard
								key={answer.title}
								answer={answer}
								heading="h3"
								picture={answer.picture ?? data.pictures[answer.product?.slug ?? ""]}
								suburb={suburb}
							/>
						))}
					</ol>
					<ul className="note">
						{pickNotes(data, choices).map((text) => (
							<li key={text}>{text}</li>
						))}
					</ul>
					<div className="acts">
						<QuoteLink
							className="btn"
							about={{
								message: writeMessage(data, choices, answers),
								interests: [...products.values()],
								...describePlace(suburb),
							}}
						>
							Put this in my enquiry
						</QuoteLink>
						{products.size > 1 && (
							<a className="btn line" href={`/compare?products=${[...products.keys()]}`}>
								Compare them
							</a>
						)}
						<AddWindow window={hintWindow(data, choices, answers)} of={first} />
					</div>
					<ShareChoice what="answer" />
				</>
			)}
		</>
	);
}
