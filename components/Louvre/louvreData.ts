import type { Content } from "../../scripts/content/collections.ts";
import type { LouvreWords } from "../../scripts/content/schemas/pictureStrips.ts";
import type { PictureStripData } from "../PictureStrip/PictureStrip.tsx";
import { getStrips, pickStrip, stillUrls, stripUrl } from "../PictureStrip/stripFiles.ts";

/** The words and the pictures of the louvre to turn. @throws when one of the pictures is missing */
export function getLouvre(content: Content): PictureStripData {
	const { louvre } = content;
	const { strips, start } = getStrips(content, "louvre");
	const first = pickStrip(strips, "89-noon");
	const [firstBlade = "", firstHour = ""] = first.name.split("-");
	const labels = louvre.tilts.map(({ label }) => label);
	const views = louvre.hours.flatMap(({ id, sun }) => {
		const says = describeTilts(louvre, sun);
		return louvre.blades.map(({ mm }) => {
			const strip = pickStrip(strips, `${mm}-${id}`);
			return [strip.name, { strip: stripUrl("louvre", strip), says }] as const;
		});
	});
	const says = views.find(([name]) => name === first.name)?.[1].says;
	return {
		id: "louvre",
		alt: louvre.alt,
		note: louvre.note,
		action: "Turn the blades",
		labels,
		start,
		still: stillUrls("louvre", first),
		choices: [
			{
				name: "blade",
				legend: "Blade width",
				value: firstBlade,
				options: louvre.blades.map(({ mm, name }) => ({
					value: String(mm),
					label: `${name}\n${mm}\u00a0mm`,
				})),
			},
			{
				name: "hour",
				legend: "Sun",
				value: firstHour,
				options: louvre.hours.map(({ id, label }) => ({ value: id, label })),
			},
		],
		views: Object.fromEntries(views),
		sentences: [start + 2, start, start - 2].map((step) => `${labels[step]}: ${says?.[step]}`),
	};
}

type Sun = LouvreWords["hours"][number]["sun"];

/** Height of a blade's place as a share of its width, as in the rendered pictures. */
const spacing = 0.87;
/** Below this share of the sun a picture shows a line rather than stripes. */
const thin = 0.15;

/**
 * The share of the sun on a shutter that passes between its blades, from 0 to 1; undefined where the sun does not reach
 * the glass. Blades are taken to be thin.
 * @param tilt degrees, above zero with the outer edge up
 */
export function passSun(tilt: number, { elevation, aside }: Sun): number | undefined {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const ahead = Math.cos(radians(aside));
	if (ahead <= 0) return undefined;
	// The height of the sun in a section through the window.
	const height = Math.atan(Math.tan(radians(elevation)) / ahead);
	const stopped = Math.abs(Math.sin(radians(tilt) - height)) / (spacing * Math.cos(height));
	return Math.max(0, 1 - stopped);
}

/** What is seen at each tilt at an hour: the view, who looks in, the light and the sun. */
export function describeTilts({ tilts, sun }: LouvreWords, hour: Sun): string[] {
	return tilts.map(({ degrees, text }) => {
		const share = passSun(degrees, hour);
		if (share === undefined) return `${text} ${sun.behind}`;
		const gets = share === 0 ? "stopped" : share < thin ? "edge" : "through";
		return `${text} ${sun[gets]}`;
	});
}
