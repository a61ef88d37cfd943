import { expect, test } from "vitest";
import { listGaps, type Shape, shapeAt } from "./shapes.ts";

const spans = { wide: 8, tall: 4, "": 6 };

test.each<[Shape[], Shape[]]>([
	[["tall"], ["wide"]],
	[["wide"], ["tall"]],
	[[""], [""]],
	[["tall", "tall"], ["tall"]],
	[
		["wide", ""],
		["tall", ""],
	],
	[["wide", "tall"], []],
])("beside figures of the shapes %j stand views of %j", (figures, gaps) => {
	expect(listGaps(figures)).toEqual(gaps);
});

test("GAL-03 all eleven figures fill their rows", () => {
	const columns = Array.from({ length: 11 }, (_, index) => spans[shapeAt(index)]);
	expect(columns.reduce((sum, span) => sum + span) % 12).toBe(0);
});
