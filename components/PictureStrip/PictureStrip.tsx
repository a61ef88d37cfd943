import { useRef, useState } from "react";
import { Slider } from "../Form/Field.tsx";
import { useFormValues } from "../Form/useFormValues.ts";
import { Lines } from "../Lines/Lines.tsx";
import { useTurning } from "./useTurning.ts";

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

/** A picture for each step of a slider and for each choice; they come with the first touch. Without script one, and sentences. */
export function PictureStrip({ data }: { data: PictureStripData }) {
	const { id, alt, note, action, labels, start, still, choices, views, sentences } = data;
	const field = `${id}-step`;
	const form = useRef<HTMLFormElement>(null);
	const slider = useRef<HTMLInputElement>(null);
	const values = useFormValues(form);
	const [isTouched, setTouched] = useState(false);
	const touch = () => setTouched(true);

	const step = Number(values.get(field) ?? start);
	const first = choices.map(({ value }) => value).join("-");
	const chosen = choices.map(({ name, value }) => values.get(`${id}-${name}`) ?? value).join("-");
	const view = views[chosen];
	const words = view?.says[step];
	// Touched before its code came, or before a reload, over which Firefox keeps what was chosen.
	const isUsed = isTouched || step !== start || chosen !== first;
	const shown = isUsed ? view : undefined;
	const turning = useTurning(slider);
	return (
		<div className="picture-strip">
			<div className="view" onPointerDownCapture={touch} {...turning}>
				<picture>
					<source type="image/avif" srcSet={still.avif} />
					<img
						src={still.jpg}
						alt={shown ? words : alt}
						width="4"
						height="5"
						loading="lazy"
						decoding="async"
					/>
				</picture>
				{/* Over the still, which shows until it comes; another strip takes its place once that has come. */}
				{shown && (
					<img
						src={shown.strip}
						alt=""
						style={{ translate: `0 ${(-100 * step) / labels.length}%` }}
						decoding="sync"
					/>
				)}
			</div>
			<form
				ref={form}
				className="turn needs-script"
				action="/contact"
				onFocus={touch}
				onPointerDown={touch}
				onSubmit={(event) => event.preventDefault()}
			>
				<Slider
					ref={slider}
					id={field}
					name={field}
					label={action}
					words={labels[step]}
					max={labels.length - 1}
					defaultValue={start}
				/>
				<p role="status">{words}</p>
				{choices.map((choice) => (
					<Radios key={choice.name} id={id} choice={choice} />
				))}
			</form>
			<Lines className="no-script slats" lines={sentences} />
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
