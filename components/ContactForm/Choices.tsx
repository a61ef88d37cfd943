import check from "lucide-static/dist/esm/icons/check.mjs";
import type { ComponentProps, ReactNode } from "react";
import { Drawing, shapesOf } from "../Icon/Drawing.tsx";

interface Props {
	legend: string;
	/** Of what it is styled as, beside `choices`. */
	className: string;
	children: ReactNode;
}

/** A question with any number of answers. */
export function Choices({ legend, className, children }: Props) {
	return (
		<fieldset className={`choices ${className}`}>
			<legend>
				{legend} <i>(optional)</i>
			</legend>
			{children}
		</fieldset>
	);
}

const checkShapes = shapesOf(check);

/** An answer to tick. */
export function Chip(input: ComponentProps<"input">) {
	return (
		<label>
			<input type="checkbox" {...input} />
			<Drawing shapes={checkShapes} />
			{input.value}
		</label>
	);
}
