import type { Prices } from "../../scripts/content/schemas/product.ts";
import { type Checked, checkSide } from "../PriceGuide/size.ts";

/** Figures of an opening that are alike in their group if it is square, as the measuring sheet numbers them. */
export const figures = [
	{ group: "widths", label: "1. Width at the top" },
	{ group: "widths", label: "2. Width in the middle" },
	{ group: "widths", label: "3. Width at the bottom" },
	{ group: "heights", label: "4. Height at the left" },
	{ group: "heights", label: "5. Height in the middle" },
	{ group: "heights", label: "6. Height at the right" },
	{ group: "diagonals", label: "8. One diagonal" },
	{ group: "diagonals", label: "9. The other diagonal" },
] as const;

/** What was typed for each figure, checked: millimetres, or nothing for a diagonal that was left out. */
export function checkFigures(typed: readonly string[], sizes: Prices["sizes"]) {
	return figures.map(({ group }, index): Checked<number | undefined> => {
		const text = typed[index] ?? "";
		if (!text.trim() && group === "diagonals") return { value: undefined };
		return checkSide(text, group.slice(0, -1), sizes);
	});
}

/** The figures by their groups, without a diagonal that stands alone; undefined while one is missing or wrong. */
export function readOpening(checked: readonly Checked<number | undefined>[]) {
	if (checked.some(({ fault }) => fault)) return undefined;
	const opening = (["widths", "heights", "diagonals"] as const).map((name) => ({
		name,
		values: checked.flatMap(({ value = [] }, index) =>
			figures[index]?.group === name ? value : [],
		),
	}));
	return opening.filter(({ values }) => values.length > 1);
}

/** Millimetres up to which an opening counts as square, and above which only a face fit hides it. */
export type Limits = readonly [square: number, face: number];

/** What to expect where the figures of a group differ by so many millimetres. */
export function listFits([square, face]: Limits) {
	const packing = "face fit, or an inside fit with packing and a cover strip";
	const plaster = "face fit, which laps the opening, or have it plastered straight first";
	return [
		{ most: square, fit: `Up to ${square} mm counts as square: inside fit.` },
		{ most: face, fit: `Over ${square} mm, up to ${face} mm: ${packing}.` },
		{ most: Number.POSITIVE_INFINITY, fit: `Over ${face} mm: ${plaster}.` },
	];
}

/** The verdict by the group that differs most, with the size that counts for an inside fit. */
export function judgeOpening(opening: NonNullable<ReturnType<typeof readOpening>>, limits: Limits) {
	const spreads = opening.map(({ name, values }) => ({
		name,
		spread: Math.max(...values) - Math.min(...values),
	}));
	const worst = spreads.reduce((most, group) => (group.spread > most.spread ? group : most));
	const fit = listFits(limits).find(({ most }) => worst.spread <= most)?.fit;
	const found = worst.spread ? `The ${worst.name} differ by ${worst.spread} mm` : "All are alike";
	const size = opening.slice(0, 2).map(({ values }) => Math.min(...values));
	return { fit, words: `${found}. ${fit} The smallest of each are ${size.join(" × ")} mm.` };
}
