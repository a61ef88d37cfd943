import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { data } from "./+data.ts";
import { Page } from "./+Page.tsx";

test("GAL-02 the shapes begin anew after the last one, however many pictures there are", () => {
	const given = data();
	const twice = [...given.gallery, ...given.gallery].map((entry, id) => ({ ...entry, id }));
	const page = new JSDOM(renderWithSite(<Page {...given} gallery={twice} />)).window.document;
	const shapes = [...page.querySelectorAll("figure")].map(({ className }) => className);
	expect(shapes).toHaveLength(twice.length);
	expect(new Set(shapes.slice(0, 11)).size).toBeGreaterThan(1);
	expect(shapes.slice(11, 22)).toEqual(shapes.slice(0, 11));
});
