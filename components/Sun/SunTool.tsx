import { useRef } from "react";
import { facingNames } from "../../scripts/content/facings.ts";
import { bindUnits, state } from "../../scripts/content/format.ts";
import type { Point } from "../../scripts/content/geography.ts";
import { dayInSydney } from "../../scripts/content/today.ts";
import { Field, Slider } from "../Form/Field.tsx";
import { useAddress } from "../Form/useAddress.ts";
import { useHydrated } from "../Form/useHydrated.ts";
import { useSettled } from "../Form/useSettled.ts";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import { ShareChoice } from "../ShareButton/ShareChoice.tsx";
import { AddWindow } from "../Windows/AddWindow.tsx";
import { Compass } from "./Compass.tsx";
import { type SuburbGroup, SuburbSelect } from "./SuburbSelect.tsx";
import { Plan, Section } from "./SunDrawing.tsx";
import { findSun } from "./sunPosition.ts";
import { findIncidence } from "./sunReach.ts";
import { dayChoices, firstDay, ranges, readState } from "./sunState.ts";
import {
	describeReach,
	describeShades,
	formatMetres,
	formatTime,
	writeMoment,
} from "./sunWords.ts";
import { YearMap } from "./YearMap.tsx";

interface Props {
	suburbs: SuburbGroup[];
	/** Where the sun is worked out for while no suburb is chosen. */
	middle: Point;
	/** Metres, the most that we plan with. */
	awningReach: number;
	/** The day on which the page was made, as 2026-12-22. */
	made: string;
}

/** A window to set and an hour to drag, with the sun in it drawn to scale. */
export function SunTool({ suburbs, middle, awningReach, made }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const values: Record<string, string> = Object.fromEntries(useAddress(form));
	const today = useHydrated() ? dayInSydney() : made;
	const suburb = suburbs
		.flatMap((group) => group.suburbs)
		.find(({ slug }) => slug === values.suburb);
	const { lat, lng } = suburb ?? middle;
	const { glazing, day, minutes } = readState(values, today);
	const incidence = findIncidence(glazing, findSun({ lat, lng }, day)(minutes));
	const reach = describeReach(incidence);
	const said = useSettled(reach);
	const shades = describeShades(glazing, incidence, awningReach);
	const message = writeMoment(glazing, { day, minutes, reach, town: suburb?.name });
	return (
		<form
			ref={form}
			className="sun-tool"
			action="/sun"
			onSubmit={(event) => event.preventDefault()}
		>
			<div className="sun-place">
				<SuburbSelect groups={suburbs} />
				<Compass form={form} facing={glazing.facing} />
			</div>
			<div className="sun-view">
				<p className="on-paper">{`It faces ${facingNames[glazing.facing]}.`}</p>
				<p className="figure" aria-hidden="true">
					{reach}
				</p>
				<p role="status" className="vh">
					{said}
				</p>
				<figure>
					<Section glazing={glazing} incidence={incidence} />
					<figcaption>{bindUnits("From the side, to scale, with someone 1.7 m tall.")}</figcaption>
				</figure>
				<div className="sun-when">
					<Range name="hour" label="Hour" words={formatTime(minutes)} />
					<Field id="s-day" label="Day">
						{(props) => (
							<select {...props} name="day" defaultValue={firstDay}>
								<option value="today">Today</option>
								{dayChoices.map(({ id, name }) => (
									<option key={id} value={id}>
										{name}
									</option>
								))}
							</select>
						)}
					</Field>
				</div>
				<figure>
					<Plan glazing={glazing} incidence={incidence} />
					<figcaption>
						{bindUnits("From above: a window 1.8 m wide in a room of 5 m by 4 m.")}
					</figcaption>
				</figure>
			</div>
			<div className="sun-sizes">
				<Range name="eave" label="Eave, out from the wall" words={formatMetres(glazing.eave)} />
				<Range name="height" label="Height of the glass" words={formatMetres(glazing.height)} />
				<Range name="sill" label="Sill above the floor" words={formatMetres(glazing.sill)} />
			</div>
			<section className="sun-shades" aria-labelledby="shades-h">
				<h2 id="shades-h" className="h3">
					What each shade does at that hour
				</h2>
				{shades.length > 0 ? (
					<dl>
						{shades.map(({ slug, name, text }) => (
							<div key={slug}>
								<dt>
									<a href={`/products/${slug}`}>{name}</a>
								</dt>
								<dd>{text}</dd>
							</div>
						))}
					</dl>
				) : (
					<p>Nothing has to be shut.</p>
				)}
				<div className="acts mt">
					<QuoteLink
						className="btn"
						about={{
							message,
							...(suburb && { city: suburb.name, state, postcode: suburb.postcode }),
						}}
					>
						Put this in my enquiry
					</QuoteLink>
					<AddWindow window={{ facing: glazing.facing }} />
				</div>
				<ShareChoice what="view" />
			</section>
			<YearMap {...glazing} lat={lat} lng={lng} year={Number(day.slice(0, 4))} />
		</form>
	);
}

interface RangeProps {
	name: keyof typeof ranges;
	label: string;
	/** What is set, with its unit. */
	words: string;
}

function Range({ name, ...field }: RangeProps) {
	const { value, ...limits } = ranges[name];
	return <Slider id={`s-${name}`} {...field} name={name} {...limits} defaultValue={value} />;
}
