import type { ComponentProps } from "react";

/** A field that leads to the search page, or is that page's own; without script the page lists everything. */
export function SearchForm({
	label,
	children,
	...form
}: ComponentProps<"form"> & { label: string }) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: jsdom does not know <search>, so that React would warn in tests
		<form action="/search" role="search" className="search-form" {...form}>
			<div className="field">
				<SearchField id="q" label={label} />
			</div>
			<button className="btn" type="submit">
				Search
			</button>
			{children}
		</form>
	);
}

/** A field for words to look up; the browser neither corrects nor capitalises them. */
export function SearchField({ label, ...field }: ComponentProps<"input"> & { label: string }) {
	return (
		<>
			<label htmlFor={field.id}>{label}</label>
			<input
				name="q"
				type="text"
				inputMode="search"
				enterKeyHint="search"
				autoCapitalize="off"
				spellCheck={false}
				maxLength={120}
				{...field}
			/>
		</>
	);
}
