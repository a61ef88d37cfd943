import {
	type Checked,
	checkSide,
	formatLength,
	readLength,
	toMillimetres,
} from "../PriceGuide/size.ts";
import type { Kind, LengthAnswer } from "./lengthKind.ts";
import { cap, cover, shade } from "./placeChecks.ts";

/** Millimetres outside which a track or a panel is questioned. */
const sizes = { smallest: 200, largest: 10000 };
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
	rows: ([inside = 0, measure = 0]) => {
		const fits = Object.entries(describeFits({ inside, measure }));
		return fits.map(([fit, { depth, name, text }]) => [fit, depth, name, text]);
	},
	answer: (text, [inside = 0, measure = 0]) => {
		const checked = checkDepth(text);
		if ("fault" in checked) return checked;
		const depths = { inside, measure };
		const words = answerDepth(checked.value, depths);
		return { value: { words, row: judgeDepth(checked.value, depths) } };
	},
};

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
			String(track),
			formatLength(track),
			...times.map((one) => `${countCloth(track, one)} m`),
		]),
	answer: (text, times) =>
		answerSide(text, "track width", (track) => {
			const metres = times.map((one) => `${countCloth(track, one)} m at ${one} times`);
			return `takes this much flat cloth: ${metres.join(", ")}`;
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
			return [String(width), `${width} mm`, `${slot} mm`, String(countBlades(width, panel))];
		}),
	answer: (text, widths) =>
		answerSide(text, "height between the rails", (height) => {
			const counts = widths.map((width) => `${countBlades(width, height)} of ${width} mm`);
			return `takes this many whole blades: ${counts.join(", ")}`;
		}),
};

export const lengths = { recess, cloth, blades, cap, cover, shade };
export type LengthKind = keyof typeof lengths;

function answerSide(
	text: string,
	side: string,
	describe: (mm: number) => string,
): Checked<LengthAnswer> {
	const checked = checkSide(text, side, sizes);
	if ("fault" in checked) return checked;
	const { value } = checked;
	return { value: { words: `${formatLength(value)} ${describe(value)}.` } };
}

/** Metres of cloth for a track, to the centimetre. */
function countCloth(track: number, times: number): number {
	return Math.round((track * times) / 10) / 100;
}

/** How many blades of a width fit a height whole. */
function countBlades(width: number, height: number): number {
	return Math.floor(height / (width - blade.overlap));
}

/** Least clear depths in millimetres: for an inside fit, and for the measure to decide. */
export interface RecessDepths {
	inside: number;
	measure: number;
}

export type Fit = "inside" | "measure" | "face";

/** Which fit a clear depth gives. */
export function judgeDepth(mm: number, { inside, measure }: RecessDepths): Fit {
	if (mm >= inside) return "inside";
	return mm >= measure ? "measure" : "face";
}

/** Name of a fit, and what it means; the same words in the table and in the answer. */
export function describeFits({
	inside,
	measure,
}: RecessDepths): Record<Fit, { depth: string; name: string; text: string }> {
	return {
		inside: {
			depth: `${inside} mm or more`,
			name: "Inside fit",
			text: "The frame sits in the recess and the architrave stays in view. A wide blade may need more depth behind the panel.",
		},
		measure: {
			depth: `${measure} mm to under ${inside} mm`,
			name: "Decided at the measure",
			text: `Some frames go into ${measure} mm, depending on the blade width and what sticks out behind it.`,
		},
		face: {
			depth: `Under ${measure} mm`,
			name: "Face fit with the L frame",
			text: "The shutter goes on the face of the wall or the architrave; no other frame is offered for that.",
		},
	};
}

/** Millimetres above which a depth is questioned. */
const deepest = 1000;
/** Figures without a unit below this could be centimetres. */
const shortestBare = 20;

/** Reads a typed depth: millimetres, or the sentence that says what to write. */
export function checkDepth(text: string): Checked<number> {
	if (!text.trim()) return { fault: "Write the clear depth, such as 72 mm or 7.2 cm." };
	const length = readLength(text);
	if (!length)
		return { fault: "That is not a depth we can read. Write it like this: 72 mm or 7.2 cm." };
	const { value, unit } = length;
	if (value < 0) return { fault: "The depth cannot be less than zero." };
	if (!unit && value > 0 && value < shortestBare) {
		return { fault: `Write the unit: ${value} mm or ${value} cm?` };
	}
	// To a tenth: 6.95 cm is 69.5 mm, which must not be rounded up into an inside fit.
	const mm = toMillimetres(value * 10, unit ?? "mm") / 10;
	if (mm > deepest) {
		return {
			fault: `${formatLength(Math.round(mm))} is very deep for a recess. Check the figure.`,
		};
	}
	return { value: mm };
}

/** The answer in a line: "72 mm: Inside fit. ..." */
export function answerDepth(mm: number, depths: RecessDepths): string {
	const { name, text } = describeFits(depths)[judgeDepth(mm, depths)];
	return `${mm} mm: ${name}. ${text}`;
}
