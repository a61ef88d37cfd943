import type { Suburb } from "../../scripts/content/collections.ts";
import { FactList, type KeyFact } from "../Facts/Facts.tsx";
import { ArrowLink } from "../Icon/Icon.tsx";
import { mapSize, project } from "../PlaceMap/projection.ts";
import type { locateRegion } from "./neighbours.ts";

interface Props {
	/** With how many suburbs it has, and the part of the map that shows it. */
	region: ReturnType<typeof locateRegion>;
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
			<p className="note">{region.count} suburbs</p>
			<Locator region={region} suburb={suburb} />
			<FactList facts={facts} />
			{suburb && facts.some(({ term }) => term.startsWith("From ")) && (
				<p className="note">Distances are in a straight line, from the middle of {suburb.name}.</p>
			)}
			{suburb && suburb.homes !== "none" && (
				<p className="mt">
					<ArrowLink href={`/sun?suburb=${suburb.slug}`}>
						The sun at a window in {suburb.name}
					</ArrowLink>
				</p>
			)}
			<p className="mt">
				<ArrowLink href={all}>All of the {region.name} region</ArrowLink>
			</p>
		</div>
	);
}

/** The ground is one picture file for all pages (scripts/build/mapPicture.ts): a page has no more than a frame and a dot. */
function Locator({ region: { name, frame }, suburb }: Pick<Props, "region" | "suburb">) {
	const { x, y, width, height } = frame;
	const here = suburb && project([suburb.lat, suburb.lng]);
	const label = suburb
		? `Map: where ${suburb.name} lies in the ${name} region`
		: `Map of the ${name} region`;
	return (
		<svg className="locator" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
			<image href="/map.svg" width={mapSize.width} height={mapSize.height} />
			{here && <circle cx={here.x} cy={here.y} r={Math.round(width / 38)} />}
		</svg>
	);
}
