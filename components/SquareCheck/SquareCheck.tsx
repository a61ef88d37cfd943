import { type FormEvent, useRef, useState } from "react";
import type { Prices } from "../../scripts/content/schemas/product.ts";
import { Field } from "../Form/Field.tsx";
import { useFormValues } from "../Form/useFormValues.ts";
import { useSettled } from "../Form/useSettled.ts";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import {
	checkFigures,
	describeOpening,
	figures,
	type Limits,
	listFits,
	readOpening,
	writeFigures,
} from "./squareness.ts";

interface Props {
	limits: Limits;
	sizes: Prices["sizes"];
}

/** Milliseconds without typing after which the figures are judged. */
const pause = 600;
const nothing = figures.map(() => "");
const readTexts = (fields: URLSearchParams) =>
	figures.map((_, index) => fields.get(`figure-${index}`) ?? "");

/** Widths, heights and diagonals of an opening in, out of square or not out; the table says the same without script. */
export function SquareCheck({ limits, sizes }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const typed = useFormValues(form, readTexts, nothing);
	const settled = useSettled(typed, pause);
	/** What stood in the fields when the button was pressed. */
	const [asked, setAsked] = useState<readonly string[]>();
	const texts = asked === typed ? typed : settled;
	const checked = checkFigures(texts, sizes);
	const opening = readOpening(checked);
	const verdict = opening && describeOpening(opening, limits);

	function ask(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		setAsked(typed);
		const wrong = checkFigures(typed, sizes).findIndex((figure) => "fault" in figure);
		const field = event.currentTarget.elements.namedItem(`figure-${wrong}`);
		(field as HTMLInputElement | null)?.focus();
	}
	return (
		<div className="square-check">
			<form ref={form} className="form needs-script" action="/contact" onSubmit={ask} noValidate>
				{figures.map(({ label, group }, index) => {
					const figure = checked[index];
					const isShown = texts[index]?.trim() || asked === texts;
					return (
						<Field
							key={label}
							id={`figure-${index}`}
							label={label}
							optional={group === "diagonals"}
							error={figure && "fault" in figure && isShown ? figure.fault : undefined}
							columns={group === "diagonals" ? 3 : 2}
							half
						>
							{(props) => (
								<input {...props} name={`figure-${index}`} inputMode="decimal" maxLength={40} />
							)}
						</Field>
					);
				})}
				<div className="acts">
					<button className="btn line" type="submit">
						Is it square?
					</button>
					{opening && (
						<QuoteLink className="btn" about={{ message: writeFigures(opening) }}>
							Put these in my enquiry
						</QuoteLink>
					)}
					<button className="btn line" type="button" onClick={() => print()}>
						Print the sheet
					</button>
				</div>
				<p role="status" className="verdict">
					{verdict?.words}
				</p>
			</form>
			<ScrollBox aria-label="What a difference means">
				<table>
					<thead>
						<tr>
							<th scope="col">Most that widths, heights or diagonals differ</th>
							<th scope="col">What to expect</th>
						</tr>
					</thead>
					<tbody>
						{Object.entries(listFits(limits)).map(([fit, [difference, words]]) => (
							<tr key={fit} className={fit === verdict?.fit ? "current" : undefined}>
								<th scope="row">{difference}</th>
								<td>{words}</td>
							</tr>
						))}
					</tbody>
				</table>
			</ScrollBox>
		</div>
	);
}
