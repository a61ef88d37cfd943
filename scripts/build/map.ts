import { mkdirSync, writeFileSync } from "node:fs";
import { colors } from "../../components/Picture/colors.ts";
import {
	drawGround,
	isNamesake,
	landmarks,
	regionColors,
} from "../../components/PlaceMap/mapGround.ts";
import { getMap, mapSize, project } from "../../components/PlaceMap/projection.ts";
import { getContent, getSuburb, type Suburb } from "../content/collections.ts";
import { drawText, loadType, type Type } from "./mapText.ts";

/** Kinds of lettering on the map: typeface, size in drawing units and colour. */
interface Letters {
	type: Type;
	size: number;
	color: string;
	/** Whether the letters get an outline in the colour of the ground. */
	halo: boolean;
	spacing?: number;
}

const { ink, sun, tasman } = colors;
const { width, height } = mapSize;

/**
 * Draws the service area from content/map.json and the suburbs: service-map.svg for wide layouts,
 * service-map-small.svg with only region names for phones, and locator.svg. /locations draws the same ground
 * with links (components/PlaceMap). locator.svg is the ground of the small maps; it has no lettering, because
 * their frame would cut through it.
 */
export async function buildMap(): Promise<void> {
	mkdirSync("public", { recursive: true });
	for (const [file, drawing] of Object.entries(await drawMaps()))
		writeFileSync(`public/${file}`, drawing);
}

/** The drawings, as SVG by file name. */
async function drawMaps(): Promise<Record<string, string>> {
	const display = await loadType("ysabeau", 600);
	const light = await loadType("ysabeau", 400);
	const text = await loadType("figtree", 500);
	const ground = drawGround(getMap());
	const sheet = (...parts: string[]) =>
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><desc>${getMap().credit}</desc>${parts.join("")}</svg>\n`;
	return {
		"service-map.svg": sheet(
			ground,
			drawDots(),
			drawTowns({ type: text, size: 14, color: ink, halo: true }),
			drawNames(light),
			...drawRegions(display, { size: 22, dot: 4.5, highlands: landmarks.highlands }),
		),
		"service-map-small.svg": sheet(
			ground,
			...drawRegions(display, { size: 38, dot: 9, highlands: { x: 108, y: 302 } }),
		),
		"locator.svg": sheet(ground),
	};
}

/** A dot for every suburb, larger if its name is printed. */
function drawDots(): string {
	const towns = new Set(getMap().towns.map(({ slug }) => slug));
	const dot = (suburb: Suburb) => drawCircle(suburb, towns.has(suburb.slug) ? 3 : 1.8);
	return `<g fill="${ink}" stroke="${sun}" stroke-width="1">${getContent().suburbs.map(dot).join("")}</g>`;
}

function drawCircle({ lat, lng }: Suburb, radius: number): string {
	const { x, y } = project([lat, lng]);
	return `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
}

function drawTowns(letters: Letters): string {
	return getMap()
		.towns.filter(({ slug }) => !isNamesake(getSuburb(slug)))
		.map(({ slug, side }) => drawLabel(getSuburb(slug), side, letters, 10))
		.join("");
}

function drawLabel(
	{ name, lat, lng }: Suburb,
	side: "left" | "right",
	letters: Letters,
	gap: number,
): string {
	const { x, y } = project([lat, lng]);
	const anchor = side === "left" ? ("end" as const) : ("start" as const);
	const at = { x: side === "left" ? x - gap : x + gap, y: y + letters.size * 0.34, anchor };
	return drawLetters(name, at, letters);
}

/** Names of the regions beside the dot of their town; the name of the Highlands runs across the tableland. */
function drawRegions(
	type: Type,
	{ size, dot, highlands }: { size: number; dot: number; highlands: { x: number; y: number } },
): string[] {
	return getMap().regions.map(({ slug, hub }) => {
		const suburb = getSuburb(hub);
		const letters = { type, size, color: regionColors[slug] ?? ink, halo: true };
		if (!isNamesake(suburb)) return drawLetters(suburb.region, highlands, letters);
		const mark = `<g fill="${ink}" stroke="${sun}" stroke-width="1.5">${drawCircle(suburb, dot)}</g>`;
		return mark + drawLabel(suburb, "right", letters, dot + 6);
	});
}

function drawNames(type: Type): string {
	const letters = { type, size: 16, halo: false, spacing: 1 };
	const { sea, ridge } = landmarks;
	const water = drawLetters(sea.name, sea, { ...letters, color: tasman });
	const top = drawLetters(ridge.name, ridge, { ...letters, color: ink });
	return `${water}${top}<path d="${ridge.line}" stroke="${ink}"/>`;
}

function drawLetters(
	text: string,
	at: { x: number; y: number; anchor?: "end" | "start" },
	letters: Letters,
): string {
	const { type, size, color, halo, spacing } = letters;
	const path = drawText(type, text, { ...at, size, ...(spacing ? { spacing } : {}) });
	const rim = halo
		? ` stroke="${sun}" stroke-width="${size > 30 ? 7 : 4.5}" stroke-linejoin="round" paint-order="stroke"`
		: "";
	return `<path d="${path}" fill="${color}"${rim}/>`;
}
