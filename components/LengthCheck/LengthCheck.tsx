import { type FormEvent, useRef } from "react";
import { Field } from "../Form/Field.tsx";
import { useAddress } from "../Form/useAddress.ts";
import { useAsked } from "../Form/useSettled.ts";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { type LengthKind, lengths } from "./lengths.ts";

interface Props {
	kind: LengthKind;
	/** Of the kind's facts, in their order. */
	figures: number[];
}

/** A length in, an answer out, and its row of the table marked; the table says the same for ordinary sizes. */
export function LengthCheck({ kind, figures }: Props) {
	const { label, hint, button, caption, columns, rows, answer } = lengths[kind];
	const form = useRef<HTMLFormElement>(null);
	// The button pressed before this code came asks for the page anew, with the length in its address.
	const typed = useAddress(form).get("length") ?? "";
	const { judged: text, isAsked, ask } = useAsked(typed);
	const { value: verdict, fault } = answer(text, figures);
	const error = text.trim() || isAsked ? fault : undefined;

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		ask();
		const field = event.currentTarget.elements.namedItem("length") as HTMLInputElement;
		if (answer(typed, figures).fault) field.focus();
	}
	return (
		<div className="length-check">
			<form ref={form} className="form needs-script" onSubmit={submit} noValidate>
				<Field id="length" label={label} hint={hint} error={error} isSaid columns={3}>
					{(props) => (
						<input
							{...props}
							name="length"
							// The keys that a phone shows for figures have no letters, and a recess is asked for its unit.
							inputMode={kind === "recess" ? "text" : "decimal"}
							maxLength={40}
						/>
					)}
				</Field>
				<div className="acts">
					<button className="btn line" type="submit">
						{button}
					</button>
				</div>
				<p role="status" className="verdict">
					{verdict?.words}
				</p>
			</form>
			<ScrollBox aria-label={caption}>
				<table>
					<caption>{caption}</caption>
					<thead>
						<tr>
							{columns.map((column) => (
								<th key={column} scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows(figures).map(([head, ...cells]) => (
							<tr key={head} aria-current={head === verdict?.row || undefined}>
								<th scope="row">{head}</th>
								{cells.map((cell) => (
									<td key={cell}>{cell}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</ScrollBox>
		</div>
	);
}
