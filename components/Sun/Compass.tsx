import type { PointerEvent, RefObject } from "react";
import { type Facing, facingNames, facings } from "../../scripts/content/facings.ts";
import { firstFacing } from "./sunState.ts";

interface Props {
	form: RefObject<HTMLFormElement | null>;
	facing: Facing;
}

/** The eight ways round a dial: radios, so that arrow keys turn it; a finger or a mouse drags it round. */
export function Compass({ form, facing }: Props) {
	function turn({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>) {
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		const angle = Math.atan2(clientX - left - width / 2, top + height / 2 - clientY);
		const wanted = facings[(Math.round((angle * 4) / Math.PI) + 8) % 8];
		const radios = form.current?.elements.namedItem("facing") as RadioNodeList | undefined;
		if (!radios || !wanted || radios.value === wanted) return;
		radios.value = wanted;
		form.current?.dispatchEvent(new Event("input"));
	}
	return (
		<fieldset className="compass">
			<legend>It faces</legend>
			<div>
				{facings.map((way) => (
					<label key={way}>
						<input type="radio" name="facing" value={way} defaultChecked={way === firstFacing} />
						<span aria-hidden="true">{way}</span>
						<span className="vh">{facingNames[way]}</span>
					</label>
				))}
				<svg
					viewBox="-50 -50 100 100"
					aria-hidden="true"
					onPointerDown={(event) => {
						event.currentTarget.setPointerCapture(event.pointerId);
						turn(event);
					}}
					onPointerMove={(event) => {
						if (event.currentTarget.hasPointerCapture(event.pointerId)) turn(event);
					}}
				>
					<g transform={`rotate(${45 * facings.indexOf(facing)})`}>
						<path d="M0-44l11 20H-11z" />
						<path d="M-22-12H22V26H-22z" />
						<path className="pane" d="M-13-12H13" />
					</g>
				</svg>
			</div>
		</fieldset>
	);
}
