import { bindUnits } from "../../scripts/content/format.ts";
import { Band } from "../Layout/Band.tsx";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { Box } from "./PlaceNotes.tsx";
import { type findStation, type listSun, usualWindow } from "./placeFacts.ts";

interface Props {
	name: string;
	slug: string;
	sun: ReturnType<typeof listSun>;
	/** Said of the sun where hills hide it. */
	ridge: boolean;
	/** Empty where there is no salt. */
	fixings: string;
	station: ReturnType<typeof findStation>;
}

/** What can be worked out or looked up of a place: its sun, its salt, its weather. */
export function PlaceFacts({ name, slug, sun, ridge, fixings, station }: Props) {
	const { eave, height, sill } = usualWindow;
	return (
		<Band aria-labelledby="facts-h" title={`${name} in figures`}>
			<h3 className="h4 mt" id="sun-h">
				Direct sun on a window, by the clock
			</h3>
			<ScrollBox className="tbl mt" aria-labelledby="sun-h">
				<table aria-labelledby="sun-h">
					<thead>
						<tr>
							<th scope="col">Facing</th>
							{sun.days.map((day) => (
								<th scope="col" key={day}>
									{day}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{sun.rows.map(({ facing, days }) => (
							<tr key={facing}>
								<th scope="row">{facing}</th>
								{days.map(({ id, times, reach }) => (
									<td key={id}>
										{times}
										{reach && (
											<>
												<br />
												<small>{bindUnits(reach)}</small>
											</>
										)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</ScrollBox>
			<p className="note mt">
				{bindUnits(
					`Worked out for the middle of ${name}: glass ${height} m high and ${sill} m above the floor, under an eave of ${eave * 1000} mm, with a level horizon.`,
				)}
				{ridge && " Hills to the west take the last of a winter afternoon sooner than this."}{" "}
				<a href={`/sun?suburb=${slug}`}>Try it with your own window</a>.
			</p>
			<div className="notes mt">
				{fixings && <Box title="Metal outside" text={`${fixings}.`} />}
				{station && (
					<Box
						title="The nearest weather station we have figures of"
						text={`${station.name}, ${station.away} away. ${station.text}`}
					>
						<p className="note">{station.source}.</p>
					</Box>
				)}
			</div>
		</Band>
	);
}
