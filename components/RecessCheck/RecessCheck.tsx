import { getContent } from "../../scripts/content/collections.ts";
import { SizeField } from "../PriceGuide/SizeField.tsx";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { describeFits, type RecessDepths } from "./recess.ts";

/** Clear depth in, fit out (BEY-06); without script the table says the same. */
export function RecessCheck() {
	const depths = getRecessDepths();
	const fits = describeFits(depths);
	return (
		<div
			className="recess"
			data-mount="recess-check"
			data-when="visible"
			data-inside={depths.inside}
			data-measure={depths.measure}
		>
			<form
				className="form needs-script"
				action="/plantation-shutters-guide"
				autoComplete="off"
				noValidate
			>
				<SizeField
					id="r-depth"
					name="depth"
					label="Clear depth of the recess"
					hint="From the wall face to the first thing that sticks out, in mm or cm: 72 mm or 7.2 cm"
					columns={3}
				/>
				<div className="acts">
					<button className="btn line" type="submit">
						Check the depth
					</button>
				</div>
				<p role="status" className="verdict" />
			</form>
			<ScrollBox aria-label="Which fit a clear depth gives">
				<table>
					<caption>Which fit a clear depth gives</caption>
					<thead>
						<tr>
							<th scope="col">Clear depth</th>
							<th scope="col">Fit</th>
							<th scope="col">What that means</th>
						</tr>
					</thead>
					<tbody>
						{Object.entries(fits).map(([fit, { depth, name, text }]) => (
							<tr key={fit} data-fit={fit}>
								<th scope="row">{depth}</th>
								<td>{name}</td>
								<td>{text}</td>
							</tr>
						))}
					</tbody>
				</table>
			</ScrollBox>
		</div>
	);
}

/** The two depths of the fact sheet. @throws when one is missing */
export function getRecessDepths(): RecessDepths {
	return {
		inside: getDepth("spec-shutter-recess"),
		measure: getDepth("spec-shutter-recess-tight"),
	};
}

function getDepth(id: string): number {
	const value = getContent().facts.find((fact) => fact.id === id)?.value;
	if (typeof value !== "number") throw new Error(`content/facts.yaml has no depth for ${id}`);
	return value;
}
