import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { getMap } from "../../components/PlaceMap/projection.ts";
import { getContent } from "../content/collections.ts";
import { hashContents, keepFile } from "../content/memory.ts";
import { fontFile } from "./fonts.ts";
import type { MapFile } from "./mapDrawing.ts";

const files: MapFile[] = ["service-map.svg", "service-map-small.svg", "locator.svg"];

/** Files that decide how the drawings look, apart from the places. */
const drawing = [
	"scripts/build/mapDrawing.ts",
	"scripts/build/mapText.ts",
	"scripts/build/fonts.ts",
	"components/Picture/colors.ts",
	"components/PlaceMap/projection.ts",
	"components/PlaceMap/mapGround.ts",
	...["ysabeau", "figtree"].map(fontFile),
];

/**
 * Draws the service area from content/map.json and the suburbs: service-map.svg for wide layouts,
 * service-map-small.svg with only region names for phones, and locator.svg. /locations draws the same ground
 * with links (components/PlaceMap). locator.svg is the ground of the small maps; it has no lettering, because
 * their frame would cut through it. Drawings are kept in .cache/map under the hash of their content; deleting
 * the folder costs half a second.
 */
export async function buildMap(folder = "public"): Promise<void> {
	const places = getContent().suburbs.map(({ name, slug, lat, lng }) => [name, slug, lat, lng]);
	const hash = hashContents(drawing, JSON.stringify([getMap(), places]));
	const kept = `.cache/map/${hash.slice(0, 12)}`;
	if (!files.every((file) => existsSync(`${kept}/${file}`))) {
		// Only loaded when there is something to draw.
		const { drawMaps } = await import("./mapDrawing.ts");
		const drawings = await drawMaps();
		for (const file of files) keepFile(`${kept}/${file}`, drawings[file]);
	}
	mkdirSync(folder, { recursive: true });
	for (const file of files) copyFileSync(`${kept}/${file}`, `${folder}/${file}`);
}

if (import.meta.main) await buildMap();
