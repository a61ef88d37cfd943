import { describe, expect, test } from "vitest";
import { factsSchema } from "./fact.ts";

describe("ARC-06 a fact", () => {
	const fact = { id: "price", statement: "A price.", unit: "AUD", applies_to: ["all"] };
	const sheet = (...facts: object[]) =>
		(
			factsSchema.safeParse({
				version: 1,
				currency: "AUD",
				facts: facts.map((own) => ({ ...fact, origin: "spec", wording: "range", ...own })),
				site: { wording: "none", items: [] },
				no_figure: [],
			}).error?.issues ?? []
		).map(({ path, message }) => `${path.join(".")}: ${message}`);

	test("whose ends are swapped is told so", () => {
		expect(sheet({ min: 900, max: 600 })).toEqual([
			"facts.0.max: max 600 is less than min 900; swap them",
		]);
		expect(sheet({ min: 600, max: 600 })).toEqual([]);
	});

	test.each([{ min: 600 }, { max: 900 }])("may have one end only: %o", (end) => {
		expect(sheet(end)).toEqual([]);
	});

	const units = ["m2", "metre", "window", "blind", "screen", "roof", "structure"];

	test.each([...units.map((piece) => `AUD per ${piece}`), "AUD", "years", "per cent"])(
		"may be in %s",
		(unit) => {
			expect(sheet({ unit })).toEqual([]);
		},
	);

	test.each([
		["AUD per windw", '; did you mean "AUD per window"?'],
		["AUD a fortnight", `; write one of ${units.map((piece) => `AUD per ${piece}`).join(", ")}`],
	])("in %s is told which prices there are", (unit, advice) => {
		expect(sheet({ unit })).toEqual([`facts.0.unit: "${unit}" is not a price unit${advice}`]);
	});

	test("whose id is taken is told so", () => {
		expect(sheet({}, { id: "other" }, {})).toEqual(['facts.2.id: "price" appears twice; keep one']);
	});
});
