import { MapLayers, TownLabel } from "./MapLayers.tsx";
import type { MapLayout } from "./mapLayout.ts";

type MapRegion = MapLayout["regions"][number];

/**
 * The service area with its regions and suburbs as links: a region leads to its list below, a suburb
 * to its page. The tab key goes region by region, each followed by its suburbs from north to south.
 */
export function PlaceMap({ map: { credit, regions } }: { map: MapLayout }) {
	const count = regions.flatMap(({ suburbs }) => suburbs).length;
	return (
		<div className="mapbox">
			<p>
				<a className="vh" href="#map-end">
					Skip the map
				</a>
			</p>
			<MapLayers role="group" aria-labelledby="map-t map-d">
				<title id="map-t">Map of the service area</title>
				<desc id="map-d">
					Four regions. Wollongong, Shellharbour and Kiama follow one another down the coast from
					Helensburgh to Gerroa, below the Illawarra Escarpment. The Southern Highlands lie above
					it, inland, around Bowral, Mittagong and Moss Vale.
				</desc>
				{regions.map((region) => (
					<RegionLinks key={region.slug} {...region} />
				))}
			</MapLayers>
			<p className="note" id="map-end" tabIndex={-1}>
				Choose a region for its list of suburbs; on a wide screen each dot and name is a suburb. The
				lists below hold the same {count} suburbs. {credit}
			</p>
		</div>
	);
}

function RegionLinks({ slug, name, outline, label, suburbs }: MapRegion) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in an SVG drawing
		// biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes takes no focus
		<g data-region={slug} role="group" aria-label={name}>
			<a
				className="area"
				href={`#region-${slug}`}
				aria-label={`${name} region, ${suburbs.length} suburbs`}
			>
				<path d={`${outline}z`} />
				<text {...label}>{name}</text>
			</a>
			{suburbs.map((suburb) => (
				<SuburbDot key={suburb.slug} {...suburb} />
			))}
		</g>
	);
}

/** The aria-label names the link while its text is `display: none`: laying out 150 texts would be half the map's cost. */
function SuburbDot({ slug, name, x, y, side, isNamesake }: MapRegion["suburbs"][number]) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<a aria-label={name} href={`/locations/${slug}`} className={side && "t"}>
				<circle r={side ? 3 : isNamesake ? 4.5 : 2} />
				<TownLabel name={name} side={side} />
			</a>
		</g>
	);
}
