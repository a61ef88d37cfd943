import type { ReactElement } from "react";
import { Icon } from "../Icon/Icon.tsx";

interface Props {
	id: string;
	label: string;
	optional?: boolean;
	error?: string;
	/** Columns of six that the field takes from 640 px; the whole row without. */
	columns?: 2 | 3;
	children: (props: { id: string; "aria-invalid"?: true; "aria-describedby"?: string }) => ReactElement;
}

/** Label above, control, and the error tied to it. */
export function Field({ id, label, optional, error, columns, children }: Props) {
	return (
		<div className={columns ? `field w${columns}` : "field"}>
			<label htmlFor={id}>
				{label} {optional && <i>(optional)</i>}
			</label>
			{children({ id, ...(error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {}) })}
			{error && (
				<p className="err" id={`${id}-error`}>
					<Icon name="circle-alert" />
					{error}
				</p>
			)}
		</div>
	);
}

