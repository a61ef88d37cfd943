import { memo } from "react";
import type { Place } from "./sunPosition.ts";
import { type Glazing, gradeReach, hours, mapYear } from "./sunReach.ts";
import { days, describeTimes } from "./sunWords.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

interface Props extends Glazing, Place {
	year: number;
}

/**
 * When the sun comes and goes through the year: hours against months, and four days in words. It asks for the sun a
 * thousand times, and does not depend on the hour, which is dragged.
 */
export const YearMap = memo(function YearMap({ lat, lng, year, ...glazing }: Props) {
	const place = { lat, lng };
	const map = mapYear(glazing, place, year);
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
			<svg viewBox="-42 -18 404 278" aria-hidden="true">
				{months.map((month, column) => (
					<text key={month} x={column * 30 + 15} y="-5" textAnchor="middle">
						{month[0]}
					</text>
				))}
				{hours.map((hour, row) => (
					<text key={hour} x="-6" y={row * 16 + 12} textAnchor="end">
						{hour % 12 || 12}
						{hour < 12 ? "am" : "pm"}
					</text>
				))}
				{map.map((reaches, column) =>
					reaches.map((reach, row) => (
						<rect
							key={`${months[column]} ${hours[row]}`}
							x={column * 30}
							y={row * 16}
							width="29"
							height="15"
							data-depth={gradeReach(reach)}
						/>
					)),
				)}
			</svg>
			<ul className="key-list note">
				<li data-depth="0">No direct sun</li>
				<li data-depth="1">Up to 1 m into the room</li>
				<li data-depth="2">1 to 2.5 m</li>
				<li data-depth="3">Further</li>
			</ul>
		</section>
	);
});
