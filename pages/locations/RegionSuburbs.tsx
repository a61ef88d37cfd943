import type { Product, Suburb } from "../../scripts/content/collections.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";

interface Props {
	region: Region & { suburbs: Suburb[] };
	/** The first three products (LOC-07). */
	products: Product[];
}

/** Every suburb of a region by name; its first three products and a link to all are folded beside it. */
export function RegionSuburbs({ region, products }: Props) {
	return (
		<section
			className="band tight"
			aria-labelledby={`region-${region.slug}`}
			data-region={region.slug}
			data-suburbs={region.name}
		>
			<div className="wrap">
				<h2 id={`region-${region.slug}`}>{region.name}</h2>
				<ul className="suburbs mt">
					{region.suburbs.map(({ slug, name, postcode }) => (
						<li key={slug} id={slug}>
							<a href={`/locations/${slug}`}>{name}</a> <small>{postcode}</small>
							<details>
								<summary aria-label={`Products in ${name}`} />
								<ul>
									{products.map((product) => (
										<li key={product.slug}>
											<a
												aria-label={`${product.name} in ${name}`}
												href={`/locations/${slug}/${product.slug}`}
											>
												{product.name}
											</a>
										</li>
									))}
									<li>
										<a
											aria-label={`View all products in ${name}`}
											href={`/locations/${slug}/plantation-shutters`}
										>
											View all products
										</a>
									</li>
								</ul>
							</details>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
