import type { ComponentProps } from "react";
import { SearchField } from "./SearchField.tsx";

/** A field that leads to the search page, or is that page's own; without script the page lists everything. */
export function SearchForm({
	label,
	children,
	...form
}: ComponentProps<"form"> & { label: string }) {
	return (
		<search className="search-form">
			<form action="/search" {...form}>
				<div className="field">
					<SearchField id="q" label={label} />
				</div>
				<button className="btn" type="submit">
					Search
				</button>
				{children}
			</form>
		</search>
	);
}
