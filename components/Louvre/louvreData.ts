import { getContent } from "../../scripts/content/collections.ts";
import { listStrips, pickFirst, stripUrl } from "./louvreStrips.ts";
import { describeTilts } from "./louvreWords.ts";

export type LouvreData = ReturnType<typeof getLouvre>;

/** The words and the pictures of the louvre to turn, of the blades that have a picture for each hour. @throws without any */
export function getLouvre() {
	const { louvre } = getContent();
	const strips = listStrips();
	const first = pickFirst(strips);
	const { alt, note, tilts } = louvre;
	return {
		alt,
		note,
		labels: tilts.map(({ label }) => label),
		first: { blade: first.blade, hour: first.hour },
		still: { avif: stripUrl(first, "avif"), jpg: stripUrl(first, "jpg") },
		blades: louvre.blades.filter(({ mm }) =>
			louvre.hours.every(({ id }) => strips.some(({ blade, hour }) => blade === mm && hour === id)),
		),
		hours: louvre.hours.map(({ id, label, sun }) => ({
			id,
			label,
			says: describeTilts(louvre, sun),
		})),
		strips: Object.fromEntries(strips.map((s) => [`${s.blade}-${s.hour}`, stripUrl(s)])),
	};
}
