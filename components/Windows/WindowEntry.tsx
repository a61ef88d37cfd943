import { type MouseEvent, useEffect, useRef, useState } from "react";
import { type Facing, facings } from "../../scripts/content/facings.ts";
import { bindUnits } from "../../scripts/content/format.ts";
import { readFields as readForm } from "../Form/fields.ts";
import { useFormValues } from "../Form/useFormValues.ts";
import type { PriceGuideData } from "../PriceGuide/estimate.ts";
import { WindowFieldset } from "./WindowFieldset.tsx";
import { readFields, readWindow, toFields, useFaults } from "./windowFields.ts";
import { type ListedWindow, moveWindow, replaceWindow, takeOut } from "./windowList.ts";
import { describeWindow } from "./windowWords.ts";

interface Props {
	data: PriceGuideData;
	window: ListedWindow;
	index: number;
	isLast: boolean;
	isOpen: boolean;
	onOpen: (isOpen: boolean) => void;
	/** Tells what has become of the list; "" takes back what was told of it before. */
	say: (words: string) => void;
	/** Receives what to say once it is taken out. */
	onTaken: (words: string) => void;
}

/** A window of the list, and what can be done with it. */
export function WindowEntry(props: Props) {
	const { data, window, index, isLast, isOpen, onOpen, say, onTaken } = props;
	const { title, facing, product, size, range } = describeWindow(data, window, index);
	const change = useRef<HTMLButtonElement>(null);
	function move({ currentTarget }: MouseEvent<HTMLButtonElement>, step: 1 | -1) {
		moveWindow(window.id, step);
		say(`${title} is number ${index + 1 + step} now.`);
		// What moves in the page loses the focus, and so does what is at the end of its way.
		setTimeout(() => (currentTarget.disabled ? change.current : currentTarget)?.focus());
	}
	function close() {
		onOpen(false);
		// It is there once the form is not.
		setTimeout(() => change.current?.focus());
	}
	return (
		<li>
			{window.facing && <FacingDrawing facing={window.facing} />}
			<h3>{title}</h3>
			<p>{bindUnits([product, size, facing].filter(Boolean).join(", "))}</p>
			<p className="price">{range}</p>
			<p className="on-paper">Fitter’s notes:</p>
			{isOpen ? (
				<WindowForm data={data} window={window} title={title} say={say} onDone={close} />
			) : (
				<div className="buttons">
					<button
						ref={change}
						type="button"
						aria-label={`Change ${title}`}
						onClick={() => onOpen(true)}
					>
						Change
					</button>
					{([-1, 1] as const).map((step) => (
						<button
							key={step}
							type="button"
							aria-label={`Move ${title} ${step < 0 ? "up" : "down"}`}
							disabled={step < 0 ? index === 0 : isLast}
							onClick={(event) => move(event, step)}
						>
							{step < 0 ? "Up" : "Down"}
						</button>
					))}
					<button
						type="button"
						aria-label={`Take out ${title}`}
						onClick={() => {
							takeOut(window.id);
							onTaken(`${title} is taken out.`);
						}}
					>
						Take out
					</button>
				</div>
			)}
		</li>
	);
}

type FormProps = Pick<Props, "data" | "window" | "say"> & { title: string; onDone: () => void };

/** The window's fields; what is typed is kept at once, a figure that cannot be used once it is mended. */
function WindowForm({ data, window, title, say, onDone }: FormProps) {
	const form = useRef<HTMLFormElement>(null);
	const [initial] = useState(() => toFields(data, window));
	const values = useFormValues(form, String(new URLSearchParams(initial)));
	const { faults, refuse } = useFaults(form, data, values);
	useEffect(() => form.current?.querySelector("select")?.focus(), []);
	return (
		<form
			ref={form}
			className="form"
			action="/contact"
			noValidate
			onInput={({ currentTarget }) => {
				const fields = readFields(new URLSearchParams(readForm(currentTarget)));
				replaceWindow({ ...readWindow(data, fields), id: window.id });
				say("");
			}}
			onSubmit={(event) => {
				event.preventDefault();
				if (!refuse()) onDone();
			}}
		>
			<WindowFieldset
				data={data}
				initial={initial}
				chosen={values.get("choice") ?? ""}
				faults={faults}
				isListed
			/>
			<p>
				<button className="btn line" type="submit" aria-label={`Done with ${title}`}>
					Done
				</button>
			</p>
		</form>
	);
}

/** A house from above, north at the top, with the window's wall. */
function FacingDrawing({ facing }: { facing: Facing }) {
	return (
		<svg className="facing" viewBox="-30 -30 60 60" width="60" height="60" aria-hidden="true">
			<text y="-20" textAnchor="middle">
				N
			</text>
			<path d="M0-17V-12" />
			<g transform={`rotate(${45 * facings.indexOf(facing)}) translate(0 4)`}>
				<path d="M-11-9H11V11H-11z" />
				<path className="pane" d="M-8-9H8" />
			</g>
		</svg>
	);
}
