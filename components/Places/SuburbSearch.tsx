import { getContent } from "../../scripts/content/collections.ts";

/**
 * A box that finds a suburb by name or postcode among those listed on the page; suburb-search.mount.ts does
 * the search. Without script, the browser's own search does.
 */
export function SuburbSearch() {
	const { site, suburbs } = getContent();
	return (
		<div className="field finder suburb-search" data-mount="suburb-search">
			<label htmlFor="suburb">Suburb or postcode</label>
			<input
				id="suburb"
				type="text"
				role="combobox"
				aria-expanded="false"
				aria-controls="suburb-matches"
				aria-autocomplete="list"
				aria-describedby="suburb-status"
				autoComplete="off"
				autoCapitalize="words"
				spellCheck={false}
				maxLength={40}
			/>
			{/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox (ARIA practices) */}
			<ul id="suburb-matches" className="matches" role="listbox" aria-label="Suburbs" hidden />
			<div role="status">
				<p id="suburb-status" className="note" />
				<p className="note" hidden>
					Not on the list? Call <a href={`tel:${site.phoneLink}`}>{site.phone}</a> or{" "}
					<a href="/contact">send us your suburb</a>.
				</p>
			</div>
			<noscript>
				<p>
					Your browser can search this page for a suburb or postcode: all {suburbs.length} are
					listed below.
				</p>
			</noscript>
		</div>
	);
}
