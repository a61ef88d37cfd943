import { Landmarks, TownLabel } from "./MapLabels.tsx";
import type { MapNames } from "./mapNames.ts";
import { mapSize } from "./projection.ts";

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
						<g key={slug} className="t" transform={`translate(${x} ${y})`}>
							<circle r="3" />
							<TownLabel name={name} side={side} />
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
