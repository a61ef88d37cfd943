import type { Suburb } from "../../scripts/content/collections.ts";
import { derive } from "../../scripts/content/derive.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";
import { listSuburbs } from "../Places/neighbours.ts";
import { getMap, mapSize, project } from "./map.ts";

interface Props {
	region: Pick<Region, "name" | "slug">;
	/** The suburb that is marked; without one the region alone is shown. */
	suburb?: Suburb;
}

/** Part of the map that holds a region. */
interface Frame {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Width to height of the small map. */
const ratio = 4 / 3;
/** Room between the region and the frame, in units of the drawing. */
const margin = 12;

const frames = derive(
	({ regions }) => new Map(regions.map((region) => [region.slug, frameOf(region)] as const)),
);

/**
 * Where a suburb is in its region. The ground is one picture file for all pages (scripts/build/map.ts), so that
 * a page has no more than a frame and a dot.
 */
export function Locator({ region, suburb }: Props) {
	const frame = frames().get(region.slug);
	if (!frame) return null;
	const { x, y, width, height } = frame;
	const here = suburb && project([suburb.lat, suburb.lng]);
	const label = suburb
		? `Map: where ${suburb.name} lies in the ${region.name} region`
		: `Map of the ${region.name} region`;
	return (
		<svg className="locator" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
			<image href="/locator.svg" width={mapSize.width} height={mapSize.height} />
			{here && <circle cx={here.x} cy={here.y} r={Math.round(width / 38)} />}
		</svg>
	);
}

/** The smallest frame of the right shape round the outline of a region and all its suburbs. */
function frameOf(region: Region): Frame {
	const outline = getMap().regions.find(({ slug }) => slug === region.slug)?.outline ?? [];
	const dots = listSuburbs(region).map(({ lat, lng }) => project([lat, lng]));
	const points = [...outline.map(project), ...dots];
	const xs = points.map(({ x }) => x);
	const ys = points.map(({ y }) => y);
	const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
	const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
	const width = Math.ceil(Math.max(right - left, (bottom - top) * ratio));
	const height = Math.ceil(width / ratio);
	return {
		x: Math.round((left + right - width) / 2),
		y: Math.round((top + bottom - height) / 2),
		width,
		height,
	};
}
