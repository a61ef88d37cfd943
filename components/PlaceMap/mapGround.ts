import type { Suburb } from "../../scripts/content/collections.ts";
import type { GeoMap, LatLng } from "../../scripts/content/schemas/place.ts";
import { colors } from "../Picture/colors.ts";
import { mapSize, type Point, project } from "./projection.ts";

/** Colour of each region, by its slug. */
export const regionColors: Readonly<Record<string, string>> = {
	wollongong: colors.wollongong,
	shellharbour: colors.shellharbour,
	kiama: colors.kiama,
	"southern-highlands": colors.highlands,
};

/** Whether a region is named after this suburb, like Kiama; one printed name then serves for both. */
export function isNamesake({ slug, regionSlug }: Pick<Suburb, "slug" | "regionSlug">): boolean {
	return slug === regionSlug;
}

/** Id of a region's shape, for the links drawn over it. */
export function shapeId(region: string): string {
	return `m-${region}`;
}

/** Land, sea, lake and escarpment as SVG markup, the start of every drawing of the service area. */
export function drawGround(map: GeoMap): string {
	const { regions, coastline, lakeIllawarra, escarpment } = map;
	const { sun, shade, ink, tasman } = colors;
	const slats = regions.map(({ slug }) => {
		const slat = `<path d="M0 2h8" stroke="${regionColors[slug]}" stroke-width="2.4" stroke-opacity=".5"/>`;
		return `<pattern id="${shapeId(slug)}-slats" width="8" height="8" patternUnits="userSpaceOnUse">${slat}</pattern>`;
	});
	const land = regions.map(({ slug, outline }) => {
		const id = shapeId(slug);
		return [
			`<path id="${id}" d="${closedPath(outline)}" stroke-linejoin="round"/>`,
			`<use href="#${id}" fill="${sun}" stroke="${sun}" stroke-width="5"/>`,
			`<use href="#${id}" fill="${regionColors[slug]}" fill-opacity=".12"/>`,
			`<use href="#${id}" fill="url(#${id}-slats)" stroke="${regionColors[slug]}" stroke-width="1.5"/>`,
		];
	});
	const coast = openPath(coastline);
	const { width, height } = mapSize;
	const sea = `${coast}L${width} ${height + 60}V-60z`;
	const waves = `<pattern id="m-waves" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 4h16" stroke="${tasman}" stroke-opacity=".17"/></pattern>`;
	return [
		`<defs>${slats.join("")}${waves}${land.map(([shape]) => shape).join("")}`,
		`<path id="m-sea" d="${sea}"/></defs>`,
		...land.flatMap(([, ...layers]) => layers),
		`<use href="#m-sea" fill="${shade}"/><use href="#m-sea" fill="url(#m-waves)"/>`,
		`<path d="${closedPath(lakeIllawarra)}" fill="${shade}" stroke="${ink}" stroke-width="1.25"/>`,
		`<path d="${coast}" fill="none" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`,
		`<path d="${openPath(escarpment)}" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-dasharray=".1 6" stroke-linecap="round"/>`,
	].join("");
}

function openPath(line: LatLng[]): string {
	return `M${line.map(project).map(pair).join("L")}`;
}

function closedPath(line: LatLng[]): string {
	return `${openPath(line)}z`;
}

/**
 * In whole units: half of one is less than a pixel even where a small map enlarges the ground, and tenths took half a
 * kilobyte of /locations.
 */
function pair({ x, y }: Point): string {
	return `${Math.round(x)} ${Math.round(y)}`;
}
