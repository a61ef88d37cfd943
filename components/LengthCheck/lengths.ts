import { formatLength } from "../PriceGuide/size.ts";
import { answerLength, type Kind } from "./lengthKind.ts";
import { cap, cover, shade } from "./placeChecks.ts";

/** Millimetres outside which a track or a panel is questioned. */
const sides = { least: 200, most: 10_000 };
/** Millimetres by which shut blades overlap, and their thickness: common in the trade; makers differ. */
const blade = { overlap: 10, thickness: 10 };
/** Widths of tracks in the table, in millimetres, and the height of its panel. */
const tracks = [1800, 2400, 3600];
const panel = 1200;

const recess: Kind = {
	title: "Check your recess",
	facts: ["spec-shutter-recess", "spec-shutter-recess-tight"],
	label: "Clear depth of the recess",
	hint: "From the wall face to the first thing that sticks out, in mm or cm: 72 mm or 7.2 cm",
	button: "Check the depth",
	caption: "Which fit a clear depth gives",
	columns: ["Clear depth", "Fit", "What that means"],
	rows: (depths) => listFits(depths).map(({ depth, fit, text }) => [depth, fit, text]),
	answer: (text, depths) => {
		const limits = { what: "clear depth", such: "72 mm or 7.2 cm", least: 0, most: 1000 };
		return answerLength(text, { ...limits, asksUnit: true }, (mm) => {
			const found = listFits(depths).find(({ least }) => mm >= least);
			return { words: `${found?.fit}. ${found?.text}`, row: found?.depth };
		});
	},
};

/** The fits with the millimetres from which each is had, the deepest first; the same words in the table and the answer. */
function listFits([inside = 0, measure = 0]: readonly number[]) {
	return [
		{
			least: inside,
			depth: `${inside} mm or more`,
			fit: "Inside fit",
			text: "The frame sits in the recess and the architrave stays in view. A wide blade may need more depth behind the panel.",
		},
		{
			least: measure,
			depth: `${measure} mm to under ${inside} mm`,
			fit: "Decided at the measure",
			text: `Some frames go into ${measure} mm, depending on the blade width and what sticks out behind it.`,
		},
		{
			least: 0,
			depth: `Under ${measure} mm`,
			fit: "Face fit with the L frame",
			text: "The shutter goes on the face of the wall or the architrave; no other frame is offered for that.",
		},
	];
}

const cloth: Kind = {
	title: "Work out the cloth for your track",
	facts: ["curtain-fullness"],
	label: "Width of the track",
	hint: "The whole track, not the window: 2.4 m or 2400 mm",
	button: "Work out the cloth",
	caption: "Flat cloth for a track, before hems and returns",
	columns: ["Track", "At 2.5 times", "At 3 times"],
	rows: (times) =>
		tracks.map((track) => [
			formatLength(track),
			...times.map((fullness) => `${countCloth(track, fullness)} m`),
		]),
	answer: (text, times) =>
		answerLength(text, { what: "track width", such: "2.4 m", ...sides }, (track) => {
			const metres = times.map(
				(fullness) => `${countCloth(track, fullness)} m at ${fullness} times`,
			);
			return { words: `flat cloth, ${metres.join(", ")}.` };
		}),
};

const blades: Kind = {
	title: "Count the blades in your panel",
	facts: ["trade-blade-sizes"],
	label: "Height between the rails",
	hint: "Where the blades go, without the top and bottom rail: 1.2 m or 1200 mm",
	button: "Count the blades",
	caption: "Blades 10 mm thick that overlap by 10 mm; makers differ",
	columns: ["Blade", "Slot when level", `Whole blades in ${formatLength(panel)}`],
	rows: (widths) =>
		widths.map((width) => {
			const slot = width - blade.overlap - blade.thickness;
			return [`${width} mm`, `${slot} mm`, String(countBlades(width, panel))];
		}),
	answer: (text, widths) =>
		answerLength(text, { what: "height between the rails", such: "1.2 m", ...sides }, (height) => {
			const counts = widths.map((width) => `${countBlades(width, height)} of ${width} mm`);
			return { words: `whole blades, ${counts.join(", ")}.` };
		}),
};

export const lengths = { recess, cloth, blades, cap, cover, shade };
export type LengthKind = keyof typeof lengths;

/** Metres of cloth for a track, to the centimetre. */
function countCloth(track: number, times: number): number {
	return Math.round((track * times) / 10) / 100;
}

/** How many blades of a width fit a height whole. */
function countBlades(width: number, height: number): number {
	return Math.floor(height / (width - blade.overlap));
}
