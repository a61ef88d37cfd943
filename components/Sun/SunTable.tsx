import { facingNames, facings } from "../../scripts/content/facings.ts";
import type { Point } from "../../scripts/content/geography.ts";
import type { SunWords } from "../../scripts/content/schemas/tools.ts";
import { dayInSydney } from "../../scripts/content/today.ts";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { days, readState } from "./sunState.ts";
import { describeTimes, formatMetres } from "./sunWords.ts";

/** The eight ways a usual window may face, on four days of the year. */
export function SunTable({ middle, words }: { middle: Point; words: SunWords["facings"] }) {
	const { glazing, day } = readState({}, dayInSydney());
	const { height, sill, eave } = glazing;
	const caption = `Direct sun on glass ${formatMetres(height)} high, ${formatMetres(sill)} above the floor, under an eave of ${formatMetres(eave)}, by the clock`;
	return (
		<>
			<p className="note" id="sun-table-h">
				{caption}
			</p>
			<ScrollBox className="tbl mt" aria-labelledby="sun-table-h">
				<table className="sun-table" aria-labelledby="sun-table-h">
					<thead>
						<tr>
							<th scope="col">Facing</th>
							{days.map(({ id, name }) => (
								<th scope="col" key={id}>
									{name}
								</th>
							))}
							<th scope="col">In short</th>
						</tr>
					</thead>
					<tbody>
						{facings.map((facing) => (
							<tr key={facing}>
								<th scope="row">{facingNames[facing]}</th>
								{days.map(({ id, name }) => (
									<td key={id} data-name={name}>
										{describeTimes({ ...glazing, facing }, middle, `${day.slice(0, 4)}-${id}`)}
									</td>
								))}
								<td>{words[facing]}</td>
							</tr>
						))}
					</tbody>
				</table>
			</ScrollBox>
		</>
	);
}
