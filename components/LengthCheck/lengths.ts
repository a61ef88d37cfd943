import { type Checked, checkSide, formatLength } from "../PriceGuide/size.ts";
import { answerDepth, checkDepth, describeFits, judgeDepth } from "./recess.ts";

/** Words for a typed length, and the row of the table that it marks. */
export interface LengthAnswer {
	words: string;
	row?: string;
}

/** What a length is typed for. Figures are those of its facts: depths of a recess, times the track, widths of blades. */
interface Kind {
	title: string;
	/** Facts of the fact sheet whose figures the answer needs. */
	facts: string[];
	label: string;
	hint: string;
	button: string;
	caption: string;
	columns: string[];
	/** Rows for those who have no script: a name for each, its head and its cells. */
	rows: (figures: readonly number[]) => [name: string, head: string, ...cells: string[]][];
	/** Answers a typed length, or says what to write. */
	answer: (text: string, figures: readonly number[]) => Checked<LengthAnswer>;
}

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

export const lengths = { recess, cloth, blades };
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
