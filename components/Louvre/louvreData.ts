import { getContent } from "../../scripts/content/collections.ts";
import type { PictureStripData } from "../PictureStrip/PictureStrip.tsx";
import { getStrips, pickStrip, stillUrls, stripUrl } from "../PictureStrip/stripFiles.ts";
import { describeTilts } from "./louvreWords.ts";

/** The words and the pictures of the louvre to turn, of the blades that have a picture for each hour. @throws without any */
export function getLouvre(): PictureStripData {
	const { louvre } = getContent();
	const { strips, start } = getStrips("louvre");
	const first = pickStrip(strips, "89-noon");
	const [firstBlade = "", firstHour = ""] = first.name.split("-");
	const labels = louvre.tilts.map(({ label }) => label);
	const says = Object.fromEntries(
		louvre.hours.map(({ id, sun }) => [id, describeTilts(louvre, sun)]),
	);
	const blades = louvre.blades.filter(({ mm }) =>
		louvre.hours.every(({ id }) => strips.some(({ name }) => name === `${mm}-${id}`)),
	);
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
				options: blades.map(({ mm, name }) => ({
					value: String(mm),
					label: `${name} ${mm}\u00a0mm`,
				})),
			},
			{
				name: "hour",
				legend: "Sun",
				value: firstHour,
				options: louvre.hours.map(({ id, label }) => ({ value: id, label })),
			},
		],
		views: Object.fromEntries(
			strips.map((strip) => [
				strip.name,
				{ strip: stripUrl("louvre", strip), says: says[strip.name.split("-")[1] ?? ""] ?? [] },
			]),
		),
		sentences: [start + 2, start, start - 2].map(
			(step) => `${labels[step]}: ${says[firstHour]?.[step]}`,
		),
	};
}
