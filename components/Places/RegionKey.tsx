import type { Suburb } from "../../scripts/content/collections.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";
import { FactList, type KeyFact } from "../Facts/Facts.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Locator } from "../PlaceMap/Locator.tsx";
import { listSuburbs } from "./neighbours.ts";

interface Props {
	region: Pick<Region, "name" | "slug">;
	/** The suburb that the small map marks; without one, the page is the region's own. */
	suburb?: Suburb;
	/** Product whose page for the region is linked. */
	product: string;
	/** Short facts of the place and the product. */
	facts: readonly KeyFact[];
}

/** The region in its colour and by name, with a small map of where in it the place is. */
export function RegionKey({ region, suburb, product, facts }: Props) {
	const all = suburb
		? `/locations/region/${region.slug}/${product}`
		: `/locations#region-${region.slug}`;
	return (
		<div className="key" data-region={region.slug}>
			<h3>{region.name} region</h3>
			<p className="note">{listSuburbs(region).length} suburbs</p>
			<Locator region={region} suburb={suburb} />
			<FactList facts={facts} />
			<p className="mt">
				<a className="more" href={all}>
					All of the {region.name} region <Icon name="arrow-right" />
				</a>
			</p>
		</div>
	);
}
