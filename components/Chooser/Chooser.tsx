import type { Chooser as Content } from "../../scripts/content/schemas/tools.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Band } from "../Layout/Band.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { ShareButton } from "../ShareButton/ShareButton.tsx";
import { AnswerCard, AnswerIcon } from "./AnswerCard.tsx";
import type { ChooserData } from "./chooserAnswers.ts";
import { type SuburbGroup, SuburbSelect } from "./SuburbSelect.tsx";

/** Five questions, and the answers that chooser.mount.ts picks from those listed below it. */
export function Chooser({ data, suburbs }: { data: ChooserData; suburbs: SuburbGroup[] }) {
	const { questions, troubles, notes, otherwise } = data;
	const pictures = new Map(
		troubles.flatMap(({ answers }) =>
			answers.flatMap(({ product }) => (product ? [[product.slug, product.image] as const] : [])),
		),
	);
	return (
		<div className="chooser" data-mount="chooser" data-when="visible">
			<Band kind="needs-script" wrap="split" aria-labelledby="ask-h">
				<form className="questions" action="/which-product" autoComplete="off">
					<h2 className="vh" id="ask-h">
						The questions
					</h2>
					{Object.entries(questions).map(([name, question], index) => (
						<Question key={name} name={name} number={index + 1} question={question} />
					))}
					<SuburbSelect id="c-suburb" groups={suburbs} none="Not chosen" />
					<div className="acts">
						<button className="btn" type="submit">
							Show what suits
						</button>
					</div>
				</form>
				<section className="found-answers" aria-labelledby="answers-h">
					<h2 id="answers-h" tabIndex={-1}>
						What suits
					</h2>
					<p role="status" className="note">
						Choose what troubles you most, and the answers stand here.
					</p>
					<ol data-part="answers" />
					<ul className="note" data-part="notes">
						{notes.map(({ text, ...rule }) => (
							<li key={text} data-rule={JSON.stringify(rule)} hidden>
								{text}
							</li>
						))}
					</ul>
					<div data-part="next" hidden>
						<p className="acts">
							<a className="btn" href="/contact" data-mount="quote">
								Put this in my enquiry
							</a>
							<a className="btn line" href="/compare" data-part="compare">
								Compare them
							</a>
						</p>
						<ShareButton what="answer" />
					</div>
					<template>
						<AnswerCard answer={otherwise} />
					</template>
					{[...pictures].map(([slug, image]) => (
						<template key={slug} data-product={slug}>
							<Picture name={image} slot="quarter" alt="" />
						</template>
					))}
				</section>
			</Band>
			<Band kind="on-shade" aria-labelledby="all-h">
				<h2 id="all-h">Every answer, by trouble</h2>
				<AnswerLists troubles={troubles} />
			</Band>
		</div>
	);
}

interface QuestionProps {
	name: string;
	number: number;
	question: Content["questions"]["room"];
}

function Question({ name, number, question: { ask, answers } }: QuestionProps) {
	return (
		<fieldset className="choices chips">
			<legend>
				<span>{number}</span> {ask}
			</legend>
			{Object.entries(answers).map(([id, label]) => (
				<label key={id}>
					<input type="radio" name={name} value={id} />
					<AnswerIcon question={name} answer={id} />
					{label}
				</label>
			))}
		</fieldset>
	);
}

function AnswerLists({ troubles }: Pick<ChooserData, "troubles">) {
	return (
		<div className="faq mt">
			{troubles.map(({ id, name, answers }) => (
				<details key={id} data-trouble={id}>
					<summary>
						<h3 className="h4">{name}</h3>
						<Icon name="plus" />
					</summary>
					<ol>
						{answers.map((answer) => (
							<AnswerCard key={answer.title} answer={answer} />
						))}
					</ol>
				</details>
			))}
		</div>
	);
}
