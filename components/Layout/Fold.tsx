import type { ReactNode } from "react";

/** What a phone folds away under a line of words; a wide screen shows it, and paper too. */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
	return (
		<details className="fold">
			<summary>{label}</summary>
			{children}
		</details>
	);
}
