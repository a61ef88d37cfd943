import { JsonScript } from "../JsonScript/JsonScript.tsx";
import type { LouvreData } from "./louvreData.ts";

/** A shutter whose blades the visitor turns: a picture for each tilt (louvre.mount.ts); without script one, and three sentences. */
export function Louvre({ data }: { data: LouvreData }) {
	const { alt, note, labels, first, still, blades, hours, strips } = data;
	const middle = (labels.length - 1) / 2;
	const says = hours.find(({ id }) => id === first.hour)?.says ?? [];
	return (
		<div className="shutter" data-mount="louvre" data-when="visible">
			<JsonScript
				type="application/json"
				data={{ labels, strips, says: hours.map(({ id, says }) => [id, says]) }}
			/>
			<div className="view">
				<picture>
					<source type="image/avif" srcSet={still.avif} />
					<img src={still.jpg} alt={alt} width="4" height="5" loading="lazy" decoding="async" />
				</picture>
			</div>
			<div className="turn needs-script">
				<div className="field slide">
					<label htmlFor="louvre-tilt">Turn the blades</label>
					<output htmlFor="louvre-tilt">{labels[middle]}</output>
					<input
						type="range"
						id="louvre-tilt"
						max={labels.length - 1}
						defaultValue={middle}
						aria-valuetext={labels[middle]}
						autoComplete="off"
					/>
				</div>
				<p role="status">{says[middle]}</p>
				<Choice
					name="blade"
					legend="Blade width"
					value={String(first.blade)}
					choices={blades.map(({ mm, name }) => ({ value: String(mm), label: `${name} ${mm} mm` }))}
				/>
				<Choice
					name="hour"
					legend="Sun"
					value={first.hour}
					choices={hours.map(({ id, label }) => ({ value: id, label }))}
				/>
			</div>
			<ul className="no-script slats">
				{[middle + 2, middle, middle - 2].map((step) => (
					<li key={step}>
						{labels[step]}: {says[step]}
					</li>
				))}
			</ul>
			<p className="note">{note}</p>
		</div>
	);
}

interface ChoiceProps {
	name: string;
	legend: string;
	value: string;
	choices: { value: string; label: string }[];
}

/** Radios; nothing where there is one picture to choose from. */
function Choice({ name, legend, value, choices }: ChoiceProps) {
	return (
		<fieldset hidden={choices.length < 2}>
			<legend className="vh">{legend}</legend>
			{/* Safari gives a legend that is seen a line of its own. */}
			<span aria-hidden="true">{legend}</span>
			<div className="choices segments">
				{choices.map((choice) => (
					<label key={choice.value}>
						<input
							type="radio"
							name={`louvre-${name}`}
							value={choice.value}
							defaultChecked={choice.value === value}
						/>
						{choice.label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
