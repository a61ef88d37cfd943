import { getMap, mapSize } from "../PlaceMap/map.ts";

/** The service area as a picture (scripts/build/map.ts); /locations has the same drawing with links. */
export function ServiceMap() {
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
			<p className="note">{getMap().credit}</p>
		</div>
	);
}
