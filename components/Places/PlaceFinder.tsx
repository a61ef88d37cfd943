import type { Product } from "../../content/collections.ts";
import type { Region } from "../../content/schema/place.ts";

interface Props {
	regions: Pick<Region, "name" | "slug">[];
	products: Pick<Product, "name" | "slug">[];
}

/** Region and product to choose; finder.mount.ts shows View Details once both are (LOC-01 to LOC-05). */
export function PlaceFinder({ regions, products }: Props) {
	return (
		<form className="form finder" data-mount="finder" data-when="load" autoComplete="off" hidden>
			<Choice id="region" label="Region" entries={regions} />
			<Choice id="product" label="Product" entries={products} />
			<p className="acts" aria-live="polite">
				<a className="btn" href="/locations" hidden>
					View Details
				</a>
			</p>
		</form>
	);
}

function Choice({ id, label, entries }: { id: string; label: string; entries: { name: string; slug: string }[] }) {
	return (
		<div className="field w3">
			<label htmlFor={id}>{label}</label>
			<select id={id} name={id} defaultValue="">
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
