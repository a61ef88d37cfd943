import check from "lucide/dist/esm/icons/check.mjs";
import type { ComponentProps, ReactNode } from "react";
import { Drawing } from "../Icon/Drawing.tsx";

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

/** An answer to tick. */
export function Chip(input: ComponentProps<"input">) {
	return (
		<label>
			<input type="checkbox" {...input} />
			<Drawing shapes={check} />
			{input.value}
		</label>
	);
}
