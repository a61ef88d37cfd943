import circleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import { type ComponentProps, memo, type ReactElement } from "react";
import { honeypotField } from "../../netlify/enquiries/formRules.ts";
import { Drawing } from "../Icon/Drawing.tsx";

interface ControlProps {
	id: string;
	"aria-invalid"?: true;
	"aria-describedby"?: string;
}

interface Props {
	id: string;
	label: string;
	optional?: boolean;
	/** Stands below the control, before the error. */
	hint?: string;
	error?: string;
	/** The error is said aloud as it comes: the field may have the focus already. For a form that says nothing else of it. */
	isSaid?: boolean;
	/** How many of six columns the field takes from 640 px; the whole row by default. */
	columns?: 2 | 3;
	/** On a narrower screen it takes half of the row. */
	half?: boolean;
	children: (props: ControlProps) => ReactElement;
}

/** Label above, control, then the hint and the error, both tied to it. */
export function Field(props: Props) {
	const { id, label, optional, hint, error, isSaid, columns, half, children } = props;
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className={["field", columns && `w${columns}`, half && "half"].filter(Boolean).join(" ")}>
			<label htmlFor={id} key={label}>
				{label} {optional && <i>(optional)</i>}
			</label>
			{children({
				id,
				"aria-invalid": error ? true : undefined,
				"aria-describedby": described || undefined,
			})}
			{hint && (
				<p className="note" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{error && (
				<p className="err" id={`${id}-error`} key={error} role={isSaid ? "alert" : undefined}>
					<Drawing shapes={circleAlert} />
					{error}
				</p>
			)}
		</div>
	);
}

interface SliderProps extends ComponentProps<"input"> {
	label: string;
	/** What is set, with its unit. */
	words: string | undefined;
}

/** A slider with its label and, beside that, what is set. */
export function Slider({ label, words, ...input }: SliderProps) {
	return (
		<div className="field slider">
			<label htmlFor={input.id}>{label}</label>
			{/* A screen reader has it from the slider. */}
			<output htmlFor={input.id} aria-live="off">
				{words}
			</output>
			<input type="range" aria-valuetext={words} {...input} />
		</div>
	);
}

/** A field that people neither see nor reach; whoever fills it in is taken for a robot. */
export function Honeypot() {
	return (
		<div className="vh" aria-hidden="true">
			<label>
				Leave this empty
				<input name={honeypotField} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}

interface SuggestionsProps {
	id: string;
	/** The same list as before, as long as nothing is different. */
	names: readonly string[];
}

/** What a field suggests; rendered once, since its names do not change with what is typed. */
export const Suggestions = memo(function Suggestions({ id, names }: SuggestionsProps) {
	return (
		<datalist id={id}>
			{/* Without a text: Firefox would show and search that instead of the name. */}
			{names.map((name) => (
				<option key={name} value={name} />
			))}
		</datalist>
	);
});
