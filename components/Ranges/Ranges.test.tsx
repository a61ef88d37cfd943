import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { rangeSchema } from "../../scripts/content/schemas/lists.ts";
import { Ranges } from "./Ranges.tsx";

const made = {
	name: "Coastal mesh",
	product: "zip-screens",
	samples: true,
	swatches: [{ name: "Dune", color: "#c8b99a" }],
};

test("colours are shown once the owner adds a range, with a request for samples; until then nothing is", () => {
	const range = rangeSchema.parse(made);
	const shown = renderToStaticMarkup(<Ranges ranges={[range]} product="Zip Screens" />);
	expect(shown).toContain('fill="#c8b99a"');
	expect(shown).toContain("message=I+would+like+samples+of+Coastal+mesh.");
	expect(renderToStaticMarkup(<Ranges ranges={[]} product="Zip Screens" />)).toBe("");
	expect(getContent().ranges).toEqual([]);
});

test("a colour in words is asked for as a figure", () => {
	const { error } = rangeSchema.safeParse({ ...made, swatches: [{ name: "Dune", color: "sand" }] });
	expect(error?.issues[0]?.message).toContain("write the colour as #c8b99a");
});
