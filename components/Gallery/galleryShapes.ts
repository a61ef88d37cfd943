import type { SlotName } from "../Picture/PictureFrame.tsx";

/** Shape of a figure: 8, 4 or 6 of twelve columns. */
export type Shape = "wide" | "tall" | "";

const spans: Record<Shape, number> = { wide: 8, tall: 4, "": 6 };

/** Shapes of the figures in turn, so that the rows fill twelve columns. */
const shapes: Shape[] = ["wide", "tall", "", "", "tall", "tall", "tall", "", "", "tall", "wide"];

export const slots = {
	wide: "galleryWide",
	tall: "galleryTall",
	"": "galleryHalf",
} satisfies Record<Shape, SlotName>;

/** The shape of the figure at an index in the whole gallery. */
export function shapeAt(index: number): Shape {
	return shapes[index % shapes.length] ?? "";
}

/** Shapes that fill the gaps left in the rows when these figures are shown alone, one per row. */
export function listGaps(figures: readonly Shape[]): Shape[] {
	const rows: number[] = [];
	for (const shape of figures) {
		const row = rows.findIndex((taken) => taken + spans[shape] <= 12);
		if (row < 0) rows.push(spans[shape]);
		else rows[row] = (rows[row] ?? 0) + spans[shape];
	}
	return rows.flatMap((taken) => {
		const fitting = Object.entries(spans).find(([, span]) => taken + span === 12);
		return fitting ? [fitting[0] as Shape] : [];
	});
}
