import { getContent } from "../../scripts/content/collections.ts";
import { SizeField } from "../PriceGuide/SizeField.tsx";
import { formatLength } from "../PriceGuide/size.ts";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { countCloth, type LengthKind, measureBlade } from "./lengths.ts";
import { describeFits } from "./recess.ts";

interface Kind {
	/** Facts of the fact sheet whose figures the answer needs. */
	facts: string[];
	label: string;
	hint: string;
	button: string;
	caption: string;
	columns: string[];
	/** Rows for those who have no script: a name for each, its head and its cells. */
	rows: (figures: number[]) => [name: string, head: string, ...cells: string[]][];
}

/** Widths of tracks in the table, in millimetres, and the height of its panel. */
const tracks = [1800, 2400, 3600];
const panel = 1200;

const kinds: Record<LengthKind, Kind> = {
	recess: {
		facts: ["spec-shutter-recess", "spec-shutter-recess-tight"],
		label: "Clear depth of the recess",
		hint: "From the wall face to the first thing that sticks out, in mm or cm: 72 mm or 7.2 cm",
		button: "Check the depth",
		caption: "Which fit a clear depth gives",
		columns: ["Clear depth", "Fit", "What that means"],
		rows: ([inside = 0, measure = 0]) =>
			Object.entries(describeFits({ inside, measure })).map(([fit, { depth, name, text }]) => [
				fit,
				depth,
				name,
				text,
			]),
	},
	cloth: {
		facts: ["curtain-fullness"],
		label: "Width of the track",
		hint: "The whole track, not the window: 2.4 m or 2400 mm",
		button: "Work out the cloth",
		caption: "Flat cloth for a track, before hems and returns",
		columns: ["Track", "At 2.5 times", "At 3 times"],
		rows: (times) =>
			tracks.map((track) => [
				String(track),
				formatLength(track),
				...times.map((one) => `${countCloth(track, one)} m`),
			]),
	},
	blades: {
		facts: ["trade-blade-sizes"],
		label: "Height between the rails",
		hint: "Where the blades go, without the top and bottom rail: 1.2 m or 1200 mm",
		button: "Count the blades",
		caption: "Blades 10 mm thick that overlap by 10 mm; makers differ",
		columns: ["Blade", "Slot when level", `Whole blades in ${formatLength(panel)}`],
		rows: (widths) =>
			widths.map((width) => {
				const { slot, count } = measureBlade(width, panel);
				return [String(width), `${width} mm`, `${slot} mm`, String(count)];
			}),
	},
};

/** A length in, an answer out (BEY-06); without script the table says the same for ordinary sizes. */
export function LengthCheck({ kind }: { kind: LengthKind }) {
	const { facts, label, hint, button, caption, columns, rows } = kinds[kind];
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
