import type { Content } from "../../scripts/content/collections.ts";
import { windowSides } from "../../scripts/content/schemas/pictureStrips.ts";
import type { PictureStripData } from "../PictureStrip/PictureStrip.tsx";
import { getStrips, pickStrip, stillUrls, stripUrl } from "../PictureStrip/stripFiles.ts";

/** The words and the pictures of sheers by day and night, the wanted cloth first. @throws when one of the pictures is missing */
export function getSheers(content: Content, wanted: string): PictureStripData {
	const { sheers } = content;
	const { strips, start } = getStrips(content, "sheers");
	const labels = sheers.hours.map(({ label }) => label);
	const { cloths } = sheers;
	const shown = cloths.find(({ id }) => id === wanted) ?? cloths[0];
	const [side] = windowSides;
	const views = cloths.flatMap((cloth) =>
		windowSides.map((side) => {
			const strip = pickStrip(strips, `${cloth.id}-${side}`);
			return [strip.name, { strip: stripUrl("sheers", strip), says: cloth[side] }];
		}),
	);
	return {
		id: "sheers",
		alt: shown?.[side][start] ?? "",
		note: sheers.note,
		action: sheers.action,
		labels,
		start,
		still: stillUrls("sheers", pickStrip(strips, `${shown?.id}-${side}`)),
		choices: [
			{
				name: "cloth",
				legend: "Cloth",
				value: shown?.id ?? "",
				options: cloths.map(({ id, name }) => ({ value: id, label: name })),
			},
			{
				name: "side",
				legend: "Seen",
				value: side,
				options: windowSides.map((side) => ({ value: side, label: sheers.sides[side] })),
			},
		],
		views: Object.fromEntries(views),
		sentences: cloths.flatMap(({ name, outside }) =>
			[0, labels.length - 1].map(
				(hour) => `${name}, ${labels[hour]?.toLowerCase()}: ${outside[hour]}`,
			),
		),
	};
}
