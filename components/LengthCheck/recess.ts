import { type Checked, formatLength, readLength, toMillimetres } from "../PriceGuide/size.ts";

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
			text: "The frame sits in the recess and the architrave stays in view.",
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
