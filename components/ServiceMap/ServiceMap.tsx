import { mapSize } from "../PlaceMap/projection.ts";

/**
 * The service area as a picture (scripts/build/map.ts); /locations has the same drawing with links.
 * @param credit who made the map data
 */
export function ServiceMap({ credit }: { credit: string }) {
	const { width, height } = mapSize;
	return (
		<div className="mapbox">
			<picture>
				<source media="(width < 40rem)" srcSet="/service-map-small.svg" />
				<img
					className="map"
					src="/service-map.svg"
					width={width}
					height={height}
					loading="lazy"
					alt="Map of the four regions: Wollongong, Shellharbour and Kiama along the coast, the Southern Highlands above the escarpment"
				/>
			</picture>
			<p className="note">{credit}</p>
		</div>
	);
}
