import type { Suburb } from "../../scripts/content/collections.ts";
import type { GeoMap, Region } from "../../scripts/content/schemas/place.ts";
import { Landmarks, TownLabel } from "./MapLabels.tsx";
import { drawGround, isNamesake, shapeId } from "./mapGround.ts";
import type { MapNames } from "./mapNames.ts";
import { mapSize, project } from "./projection.ts";

interface Props {
	regions: MapRegion[];
	/** The shapes of content/map.json. */
	map: GeoMap;
	names: MapNames;
}

interface MapRegion extends Pick<Region, "name" | "slug"> {
	suburbs: Suburb[];
}

/**
 * The service area with its regions and suburbs as links: a region leads to its list below, a suburb
 * to its page. The tab key goes region by region, each followed by its suburbs from north to south.
 */
export function PlaceMap({ regions, map, names }: Props) {
	const { width, height } = mapSize;
	return (
		<div className="mapbox">
			<p>
				<a className="vh" href="#map-end">
					Skip the map
				</a>
			</p>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold an SVG drawing's links */}
			<svg
				className="map"
				viewBox={`0 0 ${width} ${height}`}
				role="group"
				aria-labelledby="map-t map-d"
			>
				<title id="map-t">Map of the service area</title>
				<desc id="map-d">
					Four regions. Wollongong, Shellharbour and Kiama follow one another down the coast from
					Helensburgh to Gerroa, below the Illawarra Escarpment. The Southern Highlands lie above
					it, inland, around Bowral, Mittagong and Moss Vale.
				</desc>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by components/PlaceMap/mapGround.ts */}
				{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus */}
				<g aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawGround(map) }} />
				{regions.map((region) => (
					<RegionLinks key={region.slug} region={region} names={names} />
				))}
				<Landmarks />
			</svg>
			<p className="note" id="map-end" tabIndex={-1}>
				Choose a region for its list of suburbs; on a wide screen each dot and name is a suburb. The
				lists below hold the same {regions.flatMap(({ suburbs }) => suburbs).length} suburbs.{" "}
				{map.credit}
			</p>
		</div>
	);
}

function RegionLinks({ region, names }: { region: MapRegion; names: MapNames }) {
	const { slug, name } = region;
	const suburbs = region.suburbs.toSorted((a, b) => b.lat - a.lat);
	const label = names.regions.find((printed) => printed.slug === slug);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in an SVG drawing
		// biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes takes no focus
		<g data-region={slug} role="group" aria-label={name}>
			<a
				className="area"
				href={`#region-${slug}`}
				aria-label={`${name} region, ${suburbs.length} suburbs`}
			>
				<use href={`#${shapeId(slug)}`} />
				<text x={label?.x} y={label?.y}>
					{name}
				</text>
			</a>
			{suburbs.map((suburb) => (
				<SuburbDot
					key={suburb.slug}
					suburb={suburb}
					town={names.towns.find((printed) => printed.slug === suburb.slug)}
				/>
			))}
		</g>
	);
}

/** The aria-label names the link while its text is `display: none`: laying out 150 texts would be half the map's cost. */
function SuburbDot({ suburb, town }: { suburb: Suburb; town?: MapNames["towns"][number] }) {
	const { x, y } = project([suburb.lat, suburb.lng]);
	return (
		<g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
			<a
				aria-label={suburb.name}
				href={`/locations/${suburb.slug}`}
				className={town ? "t" : undefined}
			>
				<circle r={town ? 3 : isNamesake(suburb) ? 4.5 : 2} />
				<TownLabel name={suburb.name} side={town?.side} />
			</a>
		</g>
	);
}
