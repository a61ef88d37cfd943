import { expect, test } from "vitest";
import { listGaps, type Shape } from "../../components/Gallery/galleryShapes.ts";
import { getContent } from "../../scripts/content/collections.ts";
import { galleryCategories } from "../../scripts/content/schemas/lists.ts";
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

test("GAL-02 what is said of a picture is of its own category", () => {
	for (const { alt, category } of getContent().gallery)
		for (const other of galleryCategories.filter((name) => name !== category))
			expect(alt.toLowerCase()).not.toContain(other.toLowerCase().replace(/s$/, ""));
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

test("GAL-03 all eleven figures fill their rows, and the views of a category open no row", async () => {
	const { items, views, categories } = (await data(makePageContext())).gallery;
	const countRows = (figures: { shape: string }[]) =>
		figures.reduce((sum, { shape }) => sum + spans[shape as Shape], 0) / 12;
	expect(countRows(items) % 1).toBe(0);
	for (const own of categories.keys()) {
		const [figures, others] = [items, views].map((list) => list.filter(({ of }) => of === own));
		const rows = countRows([...(figures ?? []), ...(others ?? [])]);
		expect(Math.ceil(rows)).toBe(Math.ceil(countRows(figures ?? [])));
	}
});
