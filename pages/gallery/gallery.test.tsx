import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { data } from "./+data.ts";
import { Page } from "./+Page.tsx";
import { listGaps, type Shape, shapeAt } from "./galleryShapes.ts";

test("GAL-02 the shapes begin anew after the last one, however many pictures there are", async () => {
	const given = await data();
	const twice = [...given.gallery, ...given.gallery].map((entry, id) => ({ ...entry, id }));
	const page = new JSDOM(renderWithSite(<Page {...given} gallery={twice} />)).window.document;
	const shapes = [...page.querySelectorAll("figure")].map(({ className }) => className);
	expect(shapes).toHaveLength(twice.length);
	expect(new Set(shapes.slice(0, 11)).size).toBeGreaterThan(1);
	expect(shapes.slice(11, 22)).toEqual(shapes.slice(0, 11));
});

test.each([
	["Awnings", { interests: ["Awnings"] }],
	[
		"Glass Systems",
		{ interests: ["Other"], message: "I am asking about Glass Systems, as in your gallery." },
	],
])("Q47 an enquiry about %s names its product, or the category in words", async (name, about) => {
	expect((await data()).categories).toContainEqual({ name, about });
});

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
