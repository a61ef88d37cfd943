interface Props {
	name: string;
	label: string;
	optional: boolean;
	hint: string;
	error?: string;
	/** `src` is the address of a small picture of it. */
	choices: { value: string; label: string; src?: string }[];
}

/** A long list to choose from, in a box that scrolls: any number where it is optional, otherwise one. */
export function Picks({ name, label, optional, hint, error, choices }: Props) {
	return (
		<fieldset className="picks field" id={`w-${name}`}>
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
