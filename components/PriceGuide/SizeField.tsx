import { Icon } from "../Icon/Icon.tsx";

interface Props {
	id: string;
	name: string;
	label: string;
	hint?: string;
	value?: string;
	/** Columns of six from 640 px. */
	columns?: 2 | 3;
	inputMode?: "decimal" | "numeric";
	hidden?: boolean;
}

/** A field for a figure with its hint and a place for its error, which showFault fills. */
export function SizeField({
	id,
	name,
	label,
	hint,
	value,
	columns,
	inputMode = "decimal",
	hidden,
}: Props) {
	return (
		<div className={columns ? `field w${columns}` : "field"} hidden={hidden}>
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				name={name}
				type="text"
				inputMode={inputMode}
				autoComplete="off"
				maxLength={40}
				defaultValue={value}
				aria-describedby={hint ? `${id}-hint` : undefined}
			/>
			{hint && (
				<p className="note" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			<div hidden>
				<p className="err" id={`${id}-error`}>
					<Icon name="circle-alert" />
					<span />
				</p>
			</div>
		</div>
	);
}
