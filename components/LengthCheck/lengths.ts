import { type Checked, checkSide, formatLength } from "../PriceGuide/size.ts";
import { answerDepth, checkDepth, judgeDepth } from "./recess.ts";

/** What a length is typed for: the fit of a recess, the cloth of a curtain, the blades of a shutter. */
export type LengthKind = "recess" | "cloth" | "blades";

/** Words for a typed length, and the row of the table that it marks. */
export interface LengthAnswer {
	words: string;
	row?: string;
}

/** Millimetres outside which a track or a panel is questioned. */
const sizes = { smallest: 200, largest: 10000 };
/** Millimetres by which shut blades overlap, and their thickness: common in the trade; makers differ. */
const blade = { overlap: 10, thickness: 10 };

/**
 * Answers a typed length, or says what to write.
 * @param figures of the fact sheet: depths of a recess, times the track, or widths of blades
 */
export function answerLength(
	kind: LengthKind,
	text: string,
	figures: readonly number[],
): Checked<LengthAnswer> {
	if (kind === "recess") return answerRecess(text, figures);
	const side = kind === "cloth" ? "track width" : "height between the rails";
	const checked = checkSide(text, side, sizes);
	if ("fault" in checked) return checked;
	const { value } = checked;
	const parts = figures.map((figure) =>
		kind === "cloth"
			? `${countCloth(value, figure)} m at ${figure} times`
			: `${measureBlade(figure, value).count} of ${figure} mm`,
	);
	const what = kind === "cloth" ? "takes this much flat cloth" : "takes this many whole blades";
	return { value: { words: `${formatLength(value)} ${what}: ${parts.join(", ")}.` } };
}

function answerRecess(text: string, [inside = 0, measure = 0]: readonly number[]) {
	const checked = checkDepth(text);
	if ("fault" in checked) return checked;
	const depths = { inside, measure };
	const value: LengthAnswer = {
		words: answerDepth(checked.value, depths),
		row: judgeDepth(checked.value, depths),
	};
	return { value };
}

/** Metres of cloth for a track, to the centimetre. */
export function countCloth(track: number, times: number): number {
	return Math.round((track * times) / 10) / 100;
}

/** The spacing of level blades and the slot between two in millimetres, and how many fit a height whole. */
export function measureBlade(width: number, height: number) {
	const spacing = width - blade.overlap;
	return { spacing, slot: spacing - blade.thickness, count: Math.floor(height / spacing) };
}
