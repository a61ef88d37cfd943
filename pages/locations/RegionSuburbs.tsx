import type { Suburb } from "../../scripts/content/collections.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";

/** Every suburb of a region by name and postcode; its screen has the products (LOC-07). */
export function RegionSuburbs({ region }: { region: Region & { suburbs: Suburb[] } }) {
	return (
		<section
			className="band tight"
			aria-labelledby={`region-${region.slug}`}
			data-region={region.slug}
		>
			<div className="wrap">
				<h2 id={`region-${region.slug}`}>{region.name}</h2>
				<ul className="suburbs mt">
					{region.suburbs.map(({ slug, name, postcode }) => (
						<li key={slug} id={slug}>
							<a href={`/locations/${slug}`}>{name}</a> <small>{postcode}</small>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
