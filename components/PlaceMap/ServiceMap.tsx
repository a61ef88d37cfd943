import { MapLayers, TownLabel } from "./MapLayers.tsx";
import type { MapLayout } from "./mapLayout.ts";

/** The service area as a picture with printed names; PlaceMap has the same drawing with links. */
export function ServiceMap({ map: { credit, regions } }: { map: MapLayout }) {
	const towns = regions.flatMap(({ suburbs }) => suburbs.filter(({ side }) => side));
	return (
		<div className="mapbox">
			<MapLayers
				alt="Map of the four regions: Wollongong, Shellharbour and Kiama along the coast, the Southern Highlands above the escarpment"
				aria-hidden="true"
			>
				{towns.map(({ slug, name, x, y, side }) => (
					<g key={slug} className="t" transform={`translate(${x} ${y})`}>
						<circle r="3" />
						<TownLabel name={name} side={side} />
					</g>
				))}
				{regions.map(({ slug, name, label }) => (
					<g key={slug} className="area" data-region={slug}>
						<text {...label}>{name}</text>
					</g>
				))}
			</MapLayers>
			<p className="note">{credit}</p>
		</div>
	);
}
