import { facings } from "../../scripts/content/facings.ts";
import { bindUnits } from "../../scripts/content/format.ts";
import { SuburbSelect } from "../Chooser/SuburbSelect.tsx";
import type { SuburbGroup } from "../Chooser/suburbGroups.ts";
import { ShareButton } from "../ShareButton/ShareButton.tsx";
import { Plan, Section } from "./SunDrawing.tsx";
import { dayOf, findSun, type Place } from "./sunPosition.ts";
import { meet } from "./sunReach.ts";
import { drawPlan, drawSection } from "./sunShapes.ts";
import { firstDay, firstFacing, ranges, readState } from "./sunState.ts";
import {
	days,
	describeReach,
	describeShades,
	facingNames,
	formatMetres,
	formatTime,
} from "./sunWords.ts";
import { YearMap } from "./YearMap.tsx";

interface Props {
	suburbs: SuburbGroup[];
	/** Where the sun is worked out for while no suburb is chosen. */
	middle: Place;
	/** Metres, the most that we plan with. */
	awningReach: number;
}

/** A window to set and an hour to drag, with the sun in it drawn to scale; sun.mount.ts redraws it. */
export function SunTool({ suburbs, middle, awningReach }: Props) {
	const state = readState({}, middle, dayOf(Date.now()));
	const { glazing, day, minutes } = state;
	const incidence = meet(glazing.facing, findSun(middle, day, minutes));
	return (
		<div
			className="sun-tool"
			data-mount="sun"
			data-when="visible"
			data-middle={`${middle.lat} ${middle.lng}`}
			data-awning={awningReach}
		>
			<div className="sun-fields">
				<SuburbSelect id="s-suburb" groups={suburbs} none="Middle of the region" />
				<Compass />
				<Range name="eave" label="Eave, out from the wall" />
				<Range name="height" label="Height of the glass" />
				<Range name="sill" label="Sill above the floor" />
			</div>
			<div className="sun-view">
				<p className="figure" data-part="reach">
					{describeReach(glazing, incidence)}
				</p>
				<p role="status" className="vh" />
				<figure>
					<Section drawn={drawSection(glazing, incidence)} />
					<figcaption>From the side, to scale, with someone 1.7 m tall.</figcaption>
				</figure>
				<div className="sun-when">
					<Range name="hour" label="Hour" />
					<div className="field">
						<label htmlFor="s-day">Day</label>
						<select id="s-day" name="day" defaultValue={firstDay}>
							<option value="today">Today</option>
							{days.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</select>
					</div>
				</div>
				<figure>
					<Plan drawn={drawPlan(glazing, incidence)} />
					<figcaption>
						{bindUnits("From above: a window 1.8 m wide in a room of 5 m by 4 m.")}
					</figcaption>
				</figure>
			</div>
			<section className="sun-shades" aria-labelledby="shades-h">
				<h2 id="shades-h" className="h3">
					What each shade does at that hour
				</h2>
				<dl data-part="shades">
					{describeShades(glazing, incidence, awningReach).map(({ slug, name, text }) => (
						<div key={slug} data-shade={slug}>
							<dt>
								<a href={`/products/${slug}`}>{name}</a>
							</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
				<p data-part="no-shade" hidden>
					Nothing has to be shut.
				</p>
				<p className="acts mt">
					<a className="btn" href="/contact" data-mount="quote">
						Put this in my enquiry
					</a>
				</p>
				<ShareButton what="view" />
			</section>
			<YearMap glazing={glazing} place={middle} year={Number(day.slice(0, 4))} />
		</div>
	);
}

/** The eight ways round a dial: radios, so that arrow keys turn it. */
function Compass() {
	return (
		<fieldset className="compass" data-part="compass">
			<legend>It faces</legend>
			<div>
				{facings.map((facing) => (
					<label key={facing}>
						<input
							type="radio"
							name="facing"
							value={facing}
							defaultChecked={facing === firstFacing}
						/>
						<span aria-hidden="true">{facing}</span>
						<span className="vh">{facingNames[facing]}</span>
					</label>
				))}
				<svg viewBox="-50 -50 100 100" aria-hidden="true">
					<g data-part="needle" transform={`rotate(${45 * facings.indexOf(firstFacing)})`}>
						<path d="M0-44l11 20H-11z" />
						<path d="M-22-12H22V26H-22z" />
						<path className="pane" d="M-13-12H13" />
					</g>
				</svg>
			</div>
		</fieldset>
	);
}

const units = { eave: formatMetres, height: formatMetres, sill: formatMetres, hour: formatTime };

function Range({ name, label }: { name: keyof typeof ranges; label: string }) {
	const { min, max, step, value } = ranges[name];
	const words = units[name](value);
	return (
		<div className="field slide">
			<label htmlFor={`s-${name}`}>{label}</label>
			<output htmlFor={`s-${name}`}>{words}</output>
			<input
				type="range"
				id={`s-${name}`}
				name={name}
				min={min}
				max={max}
				step={step}
				defaultValue={value}
				aria-valuetext={words}
			/>
		</div>
	);
}
