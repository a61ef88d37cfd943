import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";

/** What a phone folds away under a line of words; a wide screen shows it, and paper too. */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
	return (
		<details className="fold">
			<summary>
				{label}
				<Icon name="plus" />
			</summary>
			{children}
		</details>
	);
}
