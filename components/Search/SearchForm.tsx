import type { ReactNode } from "react";

interface Props {
	label: string;
	/** What else is in the form. */
	children?: ReactNode;
}

/** A field that leads to the search page, or is that page's own; without script the page lists everything. */
export function SearchForm({ label, children }: Props) {
	return (
		<search className="search-form">
			<form action="/search">
				<div className="field">
					<label htmlFor="q">{label}</label>
					<input
						id="q"
						name="q"
						type="text"
						inputMode="search"
						enterKeyHint="search"
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						maxLength={120}
					/>
				</div>
				<button className="btn" type="submit">
					Search
				</button>
				{children}
			</form>
		</search>
	);
}
