import { Landmarks } from "../PlaceMap/Landmarks.tsx";
import type { MapNames } from "../PlaceMap/mapNames.ts";
import { mapSize } from "../PlaceMap/projection.ts";

/** The service area as a picture with printed names; /locations has the same drawing with links. */
export function ServiceMap({ map: { credit, regions, towns } }: { map: MapNames }) {
	const { width, height } = mapSize;
	return (
		<div className="mapbox">
			<div className="layers">
				<img
					src="/map.svg"
					width={width}
					height={height}
					loading="lazy"
					alt="Map of the four regions: Wollongong, Shellharbour and Kiama along the coast, the Southern Highlands above the escarpment"
				/>
				<svg className="map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
					{towns.map(({ slug, name, x, y, side }) => (
						<g key={slug} className="t">
							<circle cx={x} cy={y} r="3" />
							<text
								x={side === "left" ? x - 10 : x + 10}
								y={y + 5}
								textAnchor={side === "left" ? "end" : undefined}
							>
								{name}
							</text>
						</g>
					))}
					{regions.map(({ slug, name, x, y }) => (
						<g key={slug} className="area" data-region={slug}>
							<text x={x} y={y}>
								{name}
							</text>
						</g>
					))}
					<Landmarks />
				</svg>
			</div>
			<p className="note">{credit}</p>
		</div>
	);
}
