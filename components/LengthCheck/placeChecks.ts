import { formatLength, readLength } from "../PriceGuide/size.ts";
import { answerLength, type Kind } from "./lengthKind.ts";

/** Square metres of ground floor in the table. */
const floors = [90, 110, 150, 200];

/** What the State code allows of decks, patios, pergolas and verandahs together, by the ground floor of the house. */
export const cap: Kind = {
	title: "Check the cap on your block",
	facts: ["ref-sepp-pergola-area"],
	label: "Ground floor area of the house",
	hint: "In square metres, the outside of the walls: 110",
	button: "Work out the cap",
	caption: "All decks, patios, pergolas and verandahs of a lot over 300 m², added together",
	columns: ["Ground floor", "All together, at most"],
	rows: ([, share = 0]) => floors.map((floor) => [`${floor} m²`, `${shareOf(floor, share)} m²`]),
	answer: (text, [, share = 0]) => {
		const { value = 0, unit } =
			readLength(text.replace(/(m²|m2|sq(?:uare|\.)?\s*m(?:et(?:re|er)s?)?)\.?\s*$/i, "")) ?? {};
		if (unit || !(value >= 20 && value <= 1000))
			return { fault: "Write the area in square metres, such as 110." };
		const most = shareOf(value, share);
		const words = `${value} m² allows ${most} m² of decks, patios, pergolas and verandahs in all. Take off what is there already, and ask council or a certifier.`;
		return { value: { words } };
	},
};

/** Millimetres above their own floor: the eye of a walker, and the head of somebody in a chair. */
const eye = 1600;
const head = 1200;

/** How much of a front window hides a seated head, with the footpath as far from the glass as the chair. */
export const cover: Kind = {
	title: "How much of the window to cover",
	facts: [],
	label: "Height of your floor above the footpath",
	hint: "Up the steps to the floor inside: 0.5 m or 500 mm",
	button: "Work out the cover",
	caption: "For a footpath 3 m from the glass, a chair up to 3 m behind it and an eye at 1.6 m",
	columns: ["Floor above the path", "Cover, from the floor up"],
	rows: () =>
		[0, 200, 500, 1000].map((floor) => [formatLength(floor), formatLength(coverFor(floor))]),
	answer: (text) =>
		answerLength(
			text,
			{ what: "height of the floor", such: "0.5 m or 500 mm", least: 0, most: 3000 },
			(floor) => ({
				words: `Covered to ${formatLength(coverFor(floor))} above the floor, the window hides somebody in a chair. From a verandah or a truck it takes more.`,
			}),
		),
};

/** Shadow of an upright at midday, as a share of its height, from Helensburgh to Bundanoon. */
const midday = { december: 0.2, june: 1.6 };

/** Where the midday sun lands past the north edge of a roof. */
export const shade: Kind = {
	title: "Where the midday sun lands under your roof",
	facts: [],
	label: "Height of the north edge above the floor",
	hint: "From the floor to the underside of the beam: 2.4 m or 2400 mm",
	button: "Work out the sun",
	caption: "How far in from the north edge the midday sun lands",
	columns: ["Edge above the floor", "Late December", "Late June"],
	rows: () => [2200, 2400, 2700, 3000].map((edge) => [formatLength(edge), ...reachAt(edge)]),
	answer: (text) =>
		answerLength(
			text,
			{ what: "height of the edge", such: "2.4 m or 2400 mm", least: 1800, most: 6000 },
			(edge) => {
				const [december, june] = reachAt(edge);
				return {
					words: `Under a shut roof the midday sun reaches ${december} in from the edge in late December and ${june} in late June.`,
				};
			},
		),
};

/** How far in the midday sun lands under an edge, in late December and late June. */
function reachAt(edge: number): string[] {
	return Object.values(midday).map((share) => formatLength(Math.round(edge * share)));
}

function shareOf(area: number, percent: number): number {
	return Math.round(area * percent) / 100;
}

/** A line over the cover must pass above the chair just behind the glass, and as far behind it as the path is in front. */
function coverFor(floor: number): number {
	return Math.max(head, Math.ceil((floor + head + eye) / 2 - floor));
}
