import { getContent } from "../../scripts/content/collections.ts";
import { SizeField } from "../PriceGuide/SizeField.tsx";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { type LengthKind, lengths } from "./lengths.ts";

/** A length in, an answer out (BEY-06); without script the table says the same for ordinary sizes. */
export function LengthCheck({ kind }: { kind: LengthKind }) {
	const { facts, label, hint, button, caption, columns, rows } = lengths[kind];
	const figures = facts.flatMap(readFigures);
	return (
		<div
			className="recess"
			data-mount="length-check"
			data-when="visible"
			data-kind={kind}
			data-figures={figures.join(" ")}
		>
			<form className="form needs-script" action="/contact" autoComplete="off" noValidate>
				<SizeField id="length" name="length" label={label} hint={hint} columns={3} />
				<div className="acts">
					<button className="btn line" type="submit">
						{button}
					</button>
				</div>
				<p role="status" className="verdict" />
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
						{rows(figures).map(([name, head, ...cells]) => (
							<tr key={name} data-row={name}>
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

/** The figures of a fact, in its own order. @throws when it has none */
export function readFigures(id: string): number[] {
	const { value, values, min, max } = getContent().facts.find((fact) => fact.id === id) ?? {};
	const figures = [value, ...(values ?? []), min, max].filter((one) => typeof one === "number");
	if (figures.length === 0) throw new Error(`content/facts.yaml has no figures for ${id}`);
	return figures;
}
