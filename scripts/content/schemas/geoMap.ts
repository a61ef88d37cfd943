import { z } from "zod";
import { slug } from "./text.ts";

/** Latitude and longitude in degrees. */
const latLng = z.tuple([z.number(), z.number()]);
const line = z.array(latLng).min(2);

/** Shapes in content/map.json: coast, lake, escarpment and regions. */
export const mapSchema = z.strictObject({
	about: z.string(),
	credit: z.string(),
	source: z.string(),
	regions: z.array(
		z.strictObject({
			slug,
			hub: slug.describe("The suburb that a region's name stands beside."),
			outline: line,
		}),
	),
	coastline: line,
	lakeIllawarra: line,
	escarpment: line,
	towns: z
		.array(z.strictObject({ slug, side: z.enum(["left", "right"]) }))
		.describe("Suburbs with a printed name, and the side of the dot it stands on."),
});

export type GeoMap = z.infer<typeof mapSchema>;
export type LatLng = z.infer<typeof latLng>;
