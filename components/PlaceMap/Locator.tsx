import type { Suburb } from "../../scripts/content/collections.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";
import { type Frame, mapSize, project } from "./projection.ts";

interface Props {
	region: Pick<Region, "name"> & { frame: Frame };
	/** The suburb that is marked; without one the region alone is shown. */
	suburb?: Suburb;
}

/**
 * Where a suburb is in its region. The ground is one picture file for all pages (scripts/build/mapPicture.ts), so that
 * a page has no more than a frame and a dot.
 */
export function Locator({ region, suburb }: Props) {
	const { x, y, width, height } = region.frame;
	const here = suburb && project([suburb.lat, suburb.lng]);
	const label = suburb
		? `Map: where ${suburb.name} lies in the ${region.name} region`
		: `Map of the ${region.name} region`;
	return (
		<svg className="locator" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
			<image href="/map.svg" width={mapSize.width} height={mapSize.height} />
			{here && <circle cx={here.x} cy={here.y} r={Math.round(width / 38)} />}
		</svg>
	);
}
