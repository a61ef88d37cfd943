import type { Product } from "../../scripts/content/collections.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";
import { useSite } from "../Layout/siteContext.ts";
import { SearchForm } from "../Search/SearchForm.tsx";

interface Props {
	regions: Pick<Region, "name" | "slug">[];
	products: Pick<Product, "name" | "slug">[];
}

/**
 * A choice of region and product; place-finder.mount.ts shows View Details once both are made (LOC-01 to LOC-05).
 * Without script a sentence takes its place.
 */
export function PlaceFinder({ regions, products }: Props) {
	return (
		<div className="form finder" data-mount="place-finder">
			<Choice id="region" label="Region" entries={regions} />
			<Choice id="product" label="Product" entries={products} />
			<noscript>
				<p>
					<a href="/service-areas">Service areas</a> leads to every region, and{" "}
					<a href="/search">everything by subject</a> to every suburb.
				</p>
			</noscript>
			<p className="acts" aria-live="polite">
				<a className="btn" href="/locations" hidden>
					View Details
				</a>
				<span className="note">Choose both to see prices and advice.</span>
			</p>
		</div>
	);
}

interface ChoiceProps {
	id: string;
	label: string;
	entries: { name: string; slug: string }[];
}

function Choice({ id, label, entries }: ChoiceProps) {
	return (
		<div className="field w3">
			<label htmlFor={id}>{label}</label>
			<select id={id} defaultValue="" autoComplete="off">
				<option value="">Choose a {label.toLowerCase()}</option>
				{entries.map(({ slug, name }) => (
					<option key={slug} value={slug}>
						{name}
					</option>
				))}
			</select>
		</div>
	);
}

interface SearchProps {
	/** How many suburbs there are. */
	count: number;
}

/**
 * A field that finds a suburb by name or postcode among those listed on the page; suburb-search.mount.ts does the
 * search. Without script, the browser's own search does.
 */
export function SuburbSearch({ count }: SearchProps) {
	const { site } = useSite();
	return (
		<div className="finder" data-mount="suburb-search">
			<SearchForm label="Suburb or postcode" />
			<div className="found">
				<p role="status" className="note" />
				<div data-results="" />
				<p className="note">
					Not on the list? Call <a href={`tel:${site.phoneLink}`}>{site.phone}</a> or{" "}
					<a href="/contact">send us your suburb</a>.
				</p>
			</div>
			<noscript>
				<p>
					Your browser can search this page for a suburb or postcode: all {count} are listed below.
				</p>
			</noscript>
		</div>
	);
}
