/** The field of the search page; without script it comes back to the page, which lists everything. */
export function SearchForm() {
	return (
		<search>
			<form className="search-form" action="/search">
				<div className="field">
					<label htmlFor="q">Posts, products, places and questions</label>
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
				<noscript>
					<p className="note">
						Searching needs JavaScript, which is off in this browser. Everything is listed below by
						subject.
					</p>
				</noscript>
			</form>
		</search>
	);
}
