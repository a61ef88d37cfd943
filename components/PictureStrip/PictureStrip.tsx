import { JsonScript } from "../JsonScript/JsonScript.tsx";

/** A picture that a slider changes. */
export interface PictureStripData {
	/** Starts the names of its fields. */
	id: string;
	alt: string;
	note: string;
	/** What the slider does. */
	action: string;
	/** The steps of the slider, and the one that the page shows first. */
	labels: string[];
	start: number;
	still: { avif: string; jpg: string };
	choices: Choice[];
	/** By the values chosen, such as `89-noon`: the file with a picture for each step, and what each shows. */
	views: Record<string, { strip: string; says: string[] }>;
	/** What is said without script. */
	sentences: string[];
}

interface Choice {
	name: string;
	legend: string;
	/** Chosen first. */
	value: string;
	options: { value: string; label: string }[];
}

/** A picture for each step of a slider and for each choice (picture-strip.mount.ts); without script one, and sentences. */
export function PictureStrip({ data }: { data: PictureStripData }) {
	const { id, alt, note, action, labels, start, still, choices, views, sentences } = data;
	const slider = `${id}-step`;
	const first = views[choices.map(({ value }) => value).join("-")];
	return (
		<div className="picture-strip" data-mount="picture-strip" data-when="visible">
			<JsonScript type="application/json" data={{ labels, views }} />
			<div className="view">
				<picture>
					<source type="image/avif" srcSet={still.avif} />
					<img src={still.jpg} alt={alt} width="4" height="5" loading="lazy" decoding="async" />
				</picture>
			</div>
			<div className="turn needs-script">
				<div className="field slide">
					<label htmlFor={slider}>{action}</label>
					<output htmlFor={slider}>{labels[start]}</output>
					<input
						type="range"
						id={slider}
						max={labels.length - 1}
						defaultValue={start}
						aria-valuetext={labels[start]}
						autoComplete="off"
					/>
				</div>
				<p role="status">{first?.says[start]}</p>
				{choices.map((choice) => (
					<Radios key={choice.name} id={id} choice={choice} />
				))}
			</div>
			<ul className="no-script slats">
				{sentences.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
			<p className="note">{note}</p>
		</div>
	);
}

/** Radios; nothing where there is one picture to choose from. */
function Radios({ id, choice: { name, legend, value, options } }: { id: string; choice: Choice }) {
	return (
		<fieldset hidden={options.length < 2}>
			<legend className="vh">{legend}</legend>
			{/* Safari gives a legend that is seen a line of its own. */}
			<span aria-hidden="true">{legend}</span>
			<div className={options.length > 3 ? "choices chips" : "choices segments"}>
				{options.map((option) => (
					<label key={option.value}>
						<input
							type="radio"
							name={`${id}-${name}`}
							value={option.value}
							defaultChecked={option.value === value}
						/>
						{option.label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
