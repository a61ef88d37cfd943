import chevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { type FormEvent, type MouseEventHandler, useRef, useState } from "react";
import { useAddress } from "../Form/useAddress.ts";
import { useSettled } from "../Form/useSettled.ts";
import { Drawing } from "../Icon/Drawing.tsx";
import { Lines } from "../Lines/Lines.tsx";
import { writeSubject } from "../QuoteLink/subject.ts";
import { AddWindow } from "../Windows/AddWindow.tsx";
import { writeFragment } from "../Windows/listAddress.ts";
import { WindowFieldset } from "../Windows/WindowFieldset.tsx";
import { emptyFields, readFields, readWindow, useFaults } from "../Windows/windowFields.ts";
import { findChoice, type PriceGuideData } from "./estimate.ts";
import { describeAnswer } from "./priceWords.ts";

/** Product and size in, guide range with its sum out. */
export function PriceGuide({ data }: { data: PriceGuideData }) {
	const form = useRef<HTMLFormElement>(null);
	const initial = { ...emptyFields, choice: findFirst(data) };
	const values = useAddress(form, String(new URLSearchParams(initial)));
	const fields = readFields(values);
	const { faults, refuse } = useFaults(form, data, values);
	const { product, choice } = findChoice(data, fields.choice);
	const window = readWindow(data, fields);
	const answer = product && describeAnswer(data, product, choice, window);
	const sentence = answer ? `${answer.intro}: ${answer.figure}. ${answer.sum.join(". ")}` : "";
	const [example] = useState(sentence);
	const said = useSettled(sentence);
	if (!product || !answer) return null;

	function submit(event: FormEvent) {
		event.preventDefault();
		refuse({ needsSizes: true });
	}
	return (
		<div>
			<div className="split six-five needs-script">
				<form ref={form} className="form" onSubmit={submit} noValidate>
					<WindowFieldset data={data} initial={initial} chosen={fields.choice} faults={faults} />
					<div className="acts">
						<button className="btn line" type="submit">
							Work it out
						</button>
						<AddWindow window={window} refuse={refuse} />
					</div>
				</form>
				<AnswerBox
					answer={answer}
					// The window goes to the list, of which there is one in an enquiry.
					formAddress={`/contact#${writeSubject({ interests: [product.name] })}&${writeFragment("add", { windows: [window] })}`}
					onLeave={(event) => {
						if (refuse()) event.preventDefault();
					}}
				/>
			</div>
			<p role="status" className="vh">
				{said === example ? "" : said}
			</p>
		</div>
	);
}

function findFirst({ products: [first] }: PriceGuideData): string {
	return first?.choices[0]?.id ?? first?.slug ?? "";
}

interface AnswerProps {
	answer: ReturnType<typeof describeAnswer>;
	/** The enquiry form, with the product and the window. */
	formAddress: string;
	onLeave: MouseEventHandler;
}

/** A range with its sum, and the way on to the enquiry form. */
function AnswerBox({ answer, formAddress, onLeave }: AnswerProps) {
	return (
		<section className="answer estimate" aria-label="Guide price">
			<p>{answer.intro}</p>
			<p className="figure">{answer.figure}</p>
			<Lines className="note" lines={answer.sum} />
			{answer.rule && <p className="note">{answer.rule}</p>}
			{answer.notes.length > 0 && <Lines className="note" lines={answer.notes} />}
			<p className="acts">
				<a className="btn" href={formAddress} onClick={onLeave}>
					Put this in my enquiry
				</a>
			</p>
			{answer.moves.length > 0 && (
				<details open={!answer.rule}>
					<summary>
						What moves the price <Drawing shapes={chevronDown} />
					</summary>
					<Lines className="note" lines={answer.moves} />
				</details>
			)}
		</section>
	);
}
