import { type FormEvent, memo, useEffect, useRef } from "react";
import { Field, Suggestions } from "../Form/Field.tsx";
import { useAddress } from "../Form/useAddress.ts";
import { SymbolIcon } from "../Icon/Drawing.tsx";
import { Lines } from "../Lines/Lines.tsx";
import type { SuburbAddress } from "../Places/suburbAddress.ts";
import { findSuburb, useSuburbs } from "../Places/useSuburbs.ts";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import { ShareChoice } from "../ShareButton/ShareChoice.tsx";
import { AddWindow } from "../Windows/AddWindow.tsx";
import { AnswerCard } from "./AnswerCard.tsx";
import type { ChooserData } from "./chooserAnswers.ts";
import {
	type Choices,
	hintWindow,
	pickAnswers,
	pickNotes,
	writeChoices,
	writeMessage,
} from "./rankAnswers.ts";

interface Props {
	data: ChooserData;
}

/** Five questions, and the answers that fit. */
export function Chooser({ data }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const choices: Choices = Object.fromEntries(useAddress(form));
	const { suburbs, names, load } = useSuburbs();
	const typed = choices.suburb?.trim() ?? "";
	useEffect(() => {
		if (typed) void load();
	}, [typed, load]);

	function show(event: FormEvent) {
		event.preventDefault();
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ block: "start" });
	}
	return (
		<div className="split">
			<form ref={form} className="questions" action="/which-product" onSubmit={show}>
				<h2 className="vh" id="ask-h">
					The questions
				</h2>
				<Questions questions={data.questions} />
				<Field id="c-suburb" label="Suburb" optional>
					{(props) => (
						<input
							{...props}
							name="suburb"
							list="c-suburbs"
							autoComplete="address-level2"
							maxLength={40}
							onFocus={load}
						/>
					)}
				</Field>
				<Suggestions id="c-suburbs" names={names} />
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
				<Found data={data} choices={choices} suburb={findSuburb(suburbs, typed)} />
			</section>
		</div>
	);
}

/** Rendered once: what is chosen is the fields' own affair. */
const Questions = memo(function Questions({ questions }: Pick<ChooserData, "questions">) {
	return Object.entries(questions).map(([name, { ask, answers, icons }], index) => (
		<fieldset key={name} className="choices chips">
			<legend>
				<span>{index + 1}</span> {ask}
			</legend>
			{Object.entries(answers).map(([id, label]) => (
				<label key={id}>
					<input type="radio" name={name} value={id} />
					{icons?.[id] && <SymbolIcon name={icons[id]} />}
					{label}
				</label>
			))}
		</fieldset>
	));
});

interface FoundProps extends Props {
	choices: Choices;
	suburb?: SuburbAddress;
}

/** The answers that fit, the best first, and what can be done with them. */
function Found({ data, choices, suburb }: FoundProps) {
	const answers = pickAnswers(data, choices);
	const products = new Map(
		answers.flatMap(({ product }) => (product ? [[product.slug, product.name]] : [])),
	);
	const [first] = products.values();
	const titles = answers.map(({ title }) => title);
	const lead = titles.length === 1 ? "One answer" : "The best first";
	const said =
		titles.length === 0
			? "Choose what troubles you most, and the answers stand here."
			: `${lead}: ${titles.join("; ")}.`;
	return (
		<>
			<p role="status" className="note">
				{said}
			</p>
			{answers.length > 0 && (
				<>
					<p className="on-paper">{writeChoices(data, choices)}</p>
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
					<Lines className="note" lines={pickNotes(data, choices)} />
					<div className="acts">
						<QuoteLink
							className="btn"
							about={{
								message: writeMessage(data, choices, answers),
								interests: [...products.values()],
								city: suburb?.name ?? choices.suburb?.trim(),
								state: suburb?.state,
								postcode: suburb?.postcode,
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
