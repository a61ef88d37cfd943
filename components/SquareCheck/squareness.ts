import type { Prices } from "../../scripts/content/schemas/product.ts";
import { type Checked, checkSide } from "../PriceGuide/size.ts";

/** Figures of an opening that are alike in their group if it is square, as the measuring sheet numbers them. */
export const figures = [
	{ group: "widths", side: "width", label: "1. Width at the top" },
	{ group: "widths", side: "width", label: "2. Width in the middle" },
	{ group: "widths", side: "width", label: "3. Width at the bottom" },
	{ group: "heights", side: "height", label: "4. Height at the left" },
	{ group: "heights", side: "height", label: "5. Height in the middle" },
	{ group: "heights", side: "height", label: "6. Height at the right" },
	{ group: "diagonals", side: "diagonal", label: "8. One diagonal" },
	{ group: "diagonals", side: "diagonal", label: "9. The other diagonal" },
] as const;

/** Millimetres up to which an opening counts as square, and above which only a face fit hides it. */
export interface Limits {
	square: number;
	face: number;
}

/** What was typed for each figure, checked: millimetres, or nothing for a diagonal that was left out. */
export function checkFigures(
	typed: readonly string[],
	sizes: Prices["sizes"],
): Checked<number | undefined>[] {
	return figures.map(({ group, side }, index) => {
		const text = typed[index] ?? "";
		if (!text.trim() && group === "diagonals") return { value: undefined };
		return checkSide(text, side, sizes);
	});
}

/** The figures by their groups, without a diagonal that stands alone; undefined while one is missing or wrong. */
export function readOpening(checked: readonly Checked<number | undefined>[]) {
	if (checked.some((figure) => "fault" in figure)) return undefined;
	const opening = (["widths", "heights", "diagonals"] as const).map((name) => ({
		name,
		values: checked.flatMap((figure, index) =>
			"value" in figure && figures[index]?.group === name ? (figure.value ?? []) : [],
		),
	}));
	return opening.filter(({ values }) => values.length > 1);
}

type Opening = NonNullable<ReturnType<typeof readOpening>>;

/** What an opening allows, and the row of the table that says so. */
export function judgeSpread(mm: number, { square, face }: Limits): "inside" | "either" | "face" {
	if (mm <= square) return "inside";
	return mm <= face ? "either" : "face";
}

/** The rows of the table: how much the figures differ, and what to expect of that. */
export function listFits({ square, face }: Limits) {
	return {
		inside: [`Up to ${square} mm`, "Counts as square: inside fit."],
		either: [
			`Over ${square} mm, up to ${face} mm`,
			"Face fit, or an inside fit with packing and a cover strip.",
		],
		face: [
			`Over ${face} mm`,
			"Face fit, which laps the opening, or have the opening plastered straight first.",
		],
	} as const;
}

/** The verdict on an opening by the group that differs most, with the size that counts for an inside fit. */
export function describeOpening(opening: Opening, limits: Limits) {
	const spreads = opening.map(({ name, values }) => ({
		name,
		spread: Math.max(...values) - Math.min(...values),
	}));
	const worst = spreads.reduce((most, group) => (group.spread > most.spread ? group : most));
	const fit = judgeSpread(worst.spread, limits);
	const found = worst.spread ? `The ${worst.name} differ by ${worst.spread} mm` : "All are alike";
	const [width, height] = opening.map(({ values }) => Math.min(...values));
	return {
		fit,
		words: `${found}. ${listFits(limits)[fit][1]} The smallest of each are ${width} × ${height} mm.`,
	};
}

/** The figures as the words of an enquiry. */
export function writeFigures(opening: Opening): string {
	const lists = opening.map(({ name, values }) => `${name} ${values.join(", ")} mm`);
	return `I have measured a window: ${lists.join("; ")}.`;
}
