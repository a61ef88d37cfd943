import { mkdirSync, writeFileSync } from "node:fs";
import { drawGround } from "../../components/PlaceMap/mapGround.ts";
import { mapSize } from "../../components/PlaceMap/projection.ts";
import type { Content } from "../content/collections.ts";

/**
 * Writes the ground of the map as a picture: ServiceMap prints names over it, Locator a dot. /locations draws the same
 * ground with links (components/PlaceMap).
 */
export async function buildMap({ map }: Content): Promise<void> {
	const { width, height } = mapSize;
	const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
	const parts = `<desc>${map.credit}</desc>${drawGround(map)}`;
	mkdirSync("public", { recursive: true });
	writeFileSync(
		"public/map.svg",
		`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts}</svg>\n`,
	);
}
