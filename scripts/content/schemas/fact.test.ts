import { describe, expect, test } from "vitest";
import { factsSchema, localFactsSchema } from "./fact.ts";

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

	test("that is a price is told which of its ends it has lost", () => {
		const unit = "AUD per screen";
		expect(sheet({ unit, min: 600 })).toEqual(["facts.0: add max; a price has both ends"]);
		expect(sheet({ unit, max: 600 })).toEqual(["facts.0: add min; a price has both ends"]);
		expect(sheet({ unit, min: 600, max: 900 })).toEqual([]);
		expect(sheet({ unit, value: 600 })).toEqual([]);
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

	test.each([
		["1,320", "1320"],
		["$1,320.50", "1320.50"],
		["$ 900", "900"],
		["15%", "15"],
		["15 %", "15"],
		["1,320,000", "1320000"],
		["12,5", "a number"],
		["1320", "1320"],
	])("whose value is the text %s is told to write %s", (value, advice) => {
		expect(sheet({ value })).toEqual([`facts.0.value: write ${advice}, digits only`]);
		expect(sheet({ readings: [{ value, unit: "AUD" }] })).toEqual([
			`facts.0.readings.0.value: write ${advice}, digits only`,
		]);
	});

	test.each([1320, 12.5, "F8", "1530.8.1", "15 to 20", "BAL-40", "2014-15"])(
		"may have the value %o",
		(value) => {
			expect(sheet({ value })).toEqual([]);
		},
	);

	test("about a place is read alike", () => {
		const place = { id: "rain", statement: "Rain.", unit: "mm", source: "a book" };
		const issues = localFactsSchema.safeParse([{ ...place, value: "1,320" }]).error?.issues ?? [];
		expect(issues.map(({ message }) => message)).toEqual(["write 1320, digits only"]);
		expect(localFactsSchema.safeParse([{ ...place, value: 1320 }]).success).toBe(true);
	});
});
