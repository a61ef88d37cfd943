import { colors } from "../../components/Picture/colors.ts";
import { drawLine, mapSize } from "../../components/PlaceMap/projection.ts";
import type { Content } from "../content/collections.ts";
import { writeWhole } from "./fillFolder.ts";

/** Colour of each region, by its slug. */
const regionColors: Readonly<Record<string, string>> = {
	wollongong: colors.wollongong,
	shellharbour: colors.shellharbour,
	kiama: colors.kiama,
	"southern-highlands": colors.highlands,
};

/**
 * Writes the ground of the service area as a picture, over which components/PlaceMap draws names and links, and the key
 * of a place a dot.
 */
export function buildMap({ map }: Content): void {
	const { width, height } = mapSize;
	const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
	writeWhole(
		"public/map.svg",
		`<svg xmlns="http://www.w3.org/2000/svg" ${size}><desc>${map.credit}</desc>${drawGround(map)}</svg>\n`,
	);
}

/** Land, sea, lake and escarpment as SVG markup. */
function drawGround({ regions, coastline, lakeIllawarra, escarpment }: Content["map"]): string {
	const { sun, shade, ink, tasman } = colors;
	const slats = regions.map(({ slug }) => {
		const slat = `<path d="M0 2h8" stroke="${regionColors[slug]}" stroke-width="2.4" stroke-opacity=".5"/>`;
		return `<pattern id="${slug}-slats" width="8" height="8" patternUnits="userSpaceOnUse">${slat}</pattern>`;
	});
	const shapes = regions.map(
		({ slug, outline }) => `<path id="${slug}" d="${drawLine(outline)}z" stroke-linejoin="round"/>`,
	);
	const land = regions.map(({ slug }) =>
		[
			`<use href="#${slug}" fill="${sun}" stroke="${sun}" stroke-width="5"/>`,
			`<use href="#${slug}" fill="${regionColors[slug]}" fill-opacity=".12"/>`,
			`<use href="#${slug}" fill="url(#${slug}-slats)" stroke="${regionColors[slug]}" stroke-width="1.5"/>`,
		].join(""),
	);
	const coast = drawLine(coastline);
	const sea = `${coast}L${mapSize.width} ${mapSize.height + 60}V-60z`;
	const waves = `<pattern id="waves" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 4h16" stroke="${tasman}" stroke-opacity=".17"/></pattern>`;
	return [
		`<defs>${slats.join("")}${waves}${shapes.join("")}<path id="sea" d="${sea}"/></defs>`,
		...land,
		`<use href="#sea" fill="${shade}"/><use href="#sea" fill="url(#waves)"/>`,
		`<path d="${drawLine(lakeIllawarra)}z" fill="${shade}" stroke="${ink}" stroke-width="1.25"/>`,
		`<path d="${coast}" fill="none" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`,
		`<path d="${drawLine(escarpment)}" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-dasharray=".1 6" stroke-linecap="round"/>`,
	].join("");
}
