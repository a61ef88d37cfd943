import type { ComponentProps } from "react";
import type { Field } from "../Form/Field.tsx";

export interface Choice {
	value: string;
	label: string;
	/** Address of a small picture of it. */
	src?: string;
}

interface Props extends Omit<ComponentProps<typeof Field>, "children"> {
	name: string;
	choices: Choice[];
}

/** A long list to choose from, in a box that scrolls: any number where it is optional, otherwise one. */
export function Picks({ id, name, label, optional, hint, error, choices }: Props) {
	return (
		<fieldset className="picks field" id={id}>
			<legend>
				{label} {optional && <i>(optional)</i>}
			</legend>
			{hint && <p className="note">{hint}</p>}
			<div>
				{choices.map(({ value, label: words, src }) => (
					<label key={value}>
						<input type={optional ? "checkbox" : "radio"} name={name} value={value} />
						{src && <img src={src} alt="" width="480" height="320" loading="lazy" />}
						<span>{words}</span>
					</label>
				))}
			</div>
			{error && <p className="err">{error}</p>}
		</fieldset>
	);
}
