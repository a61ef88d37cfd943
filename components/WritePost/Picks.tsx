export interface Choice {
	value: string;
	label: string;
	/** Address of a small picture of it. */
	src?: string;
}

interface Props {
	id: string;
	name: string;
	label: string;
	/** Then any number may be chosen, otherwise one. */
	optional: boolean;
	hint: string;
	error?: string;
	choices: Choice[];
}

/** A long list to choose from, in a box that scrolls. */
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
