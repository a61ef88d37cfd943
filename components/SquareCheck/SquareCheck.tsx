import { type FormEvent, useRef } from "react";
import { bindUnits } from "../../scripts/content/format.ts";
import type { Prices } from "../../scripts/content/schemas/product.ts";
import { Field } from "../Form/Field.tsx";
import { useAddress } from "../Form/useAddress.ts";
import { useHydrated } from "../Form/useHydrated.ts";
import { useAsked } from "../Form/useSettled.ts";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import {
	checkFigures,
	figures,
	judgeOpening,
	type Limits,
	listFits,
	readOpening,
} from "./squareness.ts";

const nameOf = (index: number) => `figure-${index}`;
const readTexts = (fields: URLSearchParams) =>
	figures.map((_, index) => fields.get(nameOf(index)) ?? "");

/** Widths, heights and diagonals of an opening in, what they allow out; the list says the same without script. */
export function SquareCheck({ limits, sizes }: { limits: Limits; sizes: Prices["sizes"] }) {
	const form = useRef<HTMLFormElement>(null);
	// The button pressed before this code came asks for the page anew, with the figures in its address.
	const values = useAddress(form);
	const isHydrated = useHydrated();
	const { judged, isAsked, ask } = useAsked(values);
	const texts = readTexts(judged);
	const checked = checkFigures(texts, sizes);
	const opening = readOpening(checked);
	const verdict = opening && judgeOpening(opening, limits);
	const lists = opening?.map(({ name, values }) => `${name} ${values.join(", ")} mm`).join("; ");

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		ask();
		const wrong = checkFigures(readTexts(values), sizes).findIndex(({ fault }) => fault);
		const field = event.currentTarget.elements.namedItem(nameOf(wrong));
		(field as HTMLInputElement | null)?.focus();
	}
	/** A field left empty is no fault before the button asks. */
	const faultOf = (index: number) =>
		texts[index]?.trim() || isAsked ? checked[index]?.fault : undefined;
	/** Of the faults that show, one is said: there may be six. */
	const first = figures.findIndex((_, index) => faultOf(index));
	return (
		<div className="square-check">
			<form ref={form} className="form needs-script" onSubmit={submit} noValidate>
				{figures.map(({ label, group }, index) => (
					<Field
						key={label}
						id={nameOf(index)}
						label={label}
						optional={group === "diagonals"}
						error={faultOf(index)}
						isSaid={index === first}
						columns={group === "diagonals" ? 3 : 2}
						half
					>
						{(props) => (
							<input {...props} name={nameOf(index)} inputMode="decimal" maxLength={40} />
						)}
					</Field>
				))}
				<div className="acts">
					<button className="btn line" type="submit">
						Is it square?
					</button>
					{lists && (
						<QuoteLink className="btn" about={{ message: `I have measured a window: ${lists}.` }}>
							Put these in my enquiry
						</QuoteLink>
					)}
					<button className="btn line" type="button" hidden={!isHydrated} onClick={() => print()}>
						Print the sheet
					</button>
				</div>
				<p role="status" className="verdict">
					{verdict && bindUnits(verdict.words)}
				</p>
			</form>
			<ul className="slats" aria-label="What a difference allows">
				{listFits(limits).map(({ fit }) => (
					<li key={fit} aria-current={fit === verdict?.fit || undefined}>
						{fit}
					</li>
				))}
			</ul>
		</div>
	);
}
