import { expect, test } from "vitest";
import { listGaps, type Shape, shapeAt } from "../../components/Gallery/galleryShapes.ts";
import { getContent } from "../../scripts/content/collections.ts";
import { makePageContext } from "../../tests/pageContext.ts";
import { data } from "./+data.ts";

test.each([
	["Awnings", { interests: ["Awnings"] }],
	[
		"Glass Systems",
		{ interests: ["Other"], message: "I am asking about Glass Systems, as in your gallery." },
	],
])("Q47 an enquiry about %s names its product, or the category in words", async (name, about) => {
	expect((await data(makePageContext())).gallery.categories).toContainEqual(
		expect.objectContaining({ name, about }),
	);
});

test("BEY-12 a further view says what it shows itself", async () => {
	const { views } = (await data(makePageContext())).gallery;
	expect(views.length).toBeGreaterThan(0);
	for (const { name, caption } of views) expect(caption).toBe(getContent().images[name]?.caption);
});

const spans = { wide: 8, tall: 4, "": 6 };

test.each<[figures: string, gaps: string]>([
	["tall", "wide"],
	["wide", "tall"],
	["half", "half"],
	["tall tall", "tall"],
	["wide half", "tall half"],
	["wide tall", ""],
])("beside figures of the shapes %j stand views of %j", (figures, gaps) => {
	const shapes = figures.split(" ").map((shape) => (shape === "half" ? "" : shape) as Shape);
	expect(listGaps(shapes).map((shape) => shape || "half")).toEqual(gaps ? gaps.split(" ") : []);
});

test("GAL-03 all eleven figures fill their rows", () => {
	const columns = Array.from({ length: 11 }, (_, index) => spans[shapeAt(index)]);
	expect(columns.reduce((sum, span) => sum + span) % 12).toBe(0);
});
