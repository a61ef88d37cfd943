import type { Suburb } from "../../scripts/content/collections.ts";
import type { GeoMap, Region } from "../../scripts/content/schemas/place.ts";
import { Landmarks } from "./Landmarks.tsx";
import { drawGround, isNamesake, shapeId } from "./mapGround.ts";
import { placeRegionName } from "./mapNames.ts";
import { mapSize, project } from "./projection.ts";

interface Props {
	regions: MapRegion[];
	/** The shapes of content/map.json. */
	map: GeoMap;
}

interface MapRegion extends Pick<Region, "name" | "slug"> {
	suburbs: Suburb[];
}

/**
 * The service area with its regions and suburbs as links (BEY-07): a region leads to its list below, a suburb
 * to its page. The tab key goes region by region, each followed by its suburbs from north to south.
 */
export function PlaceMap({ regions, map }: Props) {
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
					<RegionLinks key={region.slug} region={region} map={map} />
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

function RegionLinks({ region, map }: { region: MapRegion; map: GeoMap }) {
	const suburbs = region.suburbs.toSorted((a, b) => b.lat - a.lat);
	const shape = map.regions.find(({ slug }) => slug === region.slug);
	const hub = suburbs.find(({ slug }) => slug === shape?.hub);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in an SVG drawing
		// biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes takes no focus
		<g data-region={region.slug} role="group" aria-label={region.name}>
			<a
				className="area"
				href={`#region-${region.slug}`}
				aria-label={`${region.name} region, ${suburbs.length} suburbs`}
			>
				<use href={`#${shapeId(region.slug)}`} />
				{hub && <text {...placeRegionName(hub)}>{region.name}</text>}
			</a>
			{suburbs.map((suburb) => (
				<SuburbDot
					key={suburb.slug}
					suburb={suburb}
					isHub={suburb === hub}
					town={map.towns.find(({ slug }) => slug === suburb.slug)}
				/>
			))}
		</g>
	);
}

interface SuburbDotProps {
	suburb: Suburb;
	/** The main town of its region. */
	isHub: boolean;
	/** Where its name is printed, if it is. */
	town?: GeoMap["towns"][number];
}

/**
 * The aria-label names the link while its text is `display: none`; laying out 150 such texts would be half
 * the map's cost.
 */
function SuburbDot({ suburb, isHub, town }: SuburbDotProps) {
	const { x, y } = project([suburb.lat, suburb.lng]);
	const isLeft = town?.side === "left";
	const printsName = town && !isNamesake(suburb);
	return (
		<g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
			<a
				aria-label={suburb.name}
				href={`/locations/${suburb.slug}`}
				className={printsName ? "t" : undefined}
			>
				<circle r={isHub ? 4.5 : town ? 3 : 2} />
				<text x={isLeft ? -10 : 10} y="5" textAnchor={isLeft ? "end" : undefined}>
					{suburb.name}
				</text>
			</a>
		</g>
	);
}
