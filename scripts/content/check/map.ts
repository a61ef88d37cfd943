import { existsSync } from "node:fs";
import { missingFile } from "../faults.ts";
import { mapSchema } from "../schemas/map.ts";
import { readYaml, type Source } from "../source/source.ts";
import { validate } from "../validate/validate.ts";
import { checkCoordinates } from "./coordinates.ts";
import type { Names } from "./names.ts";
import type { Known } from "./posts.ts";

/**
 * Finds regions and suburbs of the map that do not exist, and suburbs that are not where the map has their region.
 * JSON is YAML, so its values have positions too.
 */
export function checkMap(
	names: Names,
	file: string,
	sources: ReadonlyMap<unknown, Source>,
	{ regions, suburbs }: Known,
): void {
	if (!existsSync(file)) {
		names.faults.push(missingFile(file));
		return;
	}
	const source = readYaml(file);
	const map = validate(mapSchema, source, names.faults);
	for (const [index, { slug, hub }] of map?.regions.entries() ?? []) {
		names.known(source, ["regions", index, "slug"], slug, regions, "a region");
		names.known(source, ["regions", index, "hub"], hub, suburbs, "a suburb");
	}
	for (const [index, { slug }] of map?.towns.entries() ?? [])
		names.known(source, ["towns", index, "slug"], slug, suburbs, "a suburb");
	if (map) checkCoordinates(names, sources, map);
}
