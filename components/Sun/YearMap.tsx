import { memo } from "react";
import type { Point } from "../../scripts/content/geography.ts";
import { type Glazing, gradeReach, hours, mapYear } from "./sunReach.ts";
import { days } from "./sunState.ts";
import { describeTimes } from "./sunWords.ts";

/** What the colours of the map say. */
const depths = ["No direct sun", "Up to 1 m into the room", "1 to 2.5 m", "Further"];

interface Props extends Glazing, Point {
	year: number;
}

/**
 * When the sun comes and goes through the year: hours against months, and four days in words. It asks for the sun a
 * thousand times, and does not depend on the hour, which is dragged.
 */
export const YearMap = memo(function YearMap({ lat, lng, year, ...glazing }: Props) {
	const place = { lat, lng };
	const map = mapYear(glazing, place, year);
	const drawCells = (depth: number) =>
		map.flatMap((reaches, month) =>
			reaches.map((reach, row) =>
				gradeReach(reach) === depth ? `M${month * 30} ${row * 16}h29v15h-29z` : "",
			),
		);
	return (
		<section className="year-map" aria-labelledby="year-h">
			<h2 id="year-h" className="h3">
				When it comes and goes
			</h2>
			<dl>
				{days.map(({ id, name }) => (
					<div key={id}>
						<dt>{name}</dt>
						<dd>{describeTimes(glazing, place, `${year}-${id}`)}</dd>
					</div>
				))}
			</dl>
			<svg viewBox="-50 -18 412 278" aria-hidden="true">
				{[..."JFMAMJJASOND"].map((month, column) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: months of one letter
					<text key={column} x={column * 30 + 15} y="-5" textAnchor="middle">
						{month}
					</text>
				))}
				{hours.map((hour, row) => (
					<text key={hour} x="-6" y={row * 16 + 12} textAnchor="end">
						{hour % 12 || 12}
						{hour < 12 ? "am" : "pm"}
					</text>
				))}
				{depths.map((name, depth) => (
					<path key={name} data-depth={depth} d={drawCells(depth).join("")} />
				))}
			</svg>
			<ul className="key-list note" aria-hidden="true">
				{depths.map((name, depth) => (
					<li key={name} data-depth={depth}>
						{name}
					</li>
				))}
			</ul>
		</section>
	);
});
