import { expect, test } from "vitest";
import { factsSchema } from "./fact.ts";

const fact = { id: "price", statement: "A price.", unit: "AUD", applies_to: ["all"] };
const sheet = (...facts: object[]) =>
	(
		factsSchema.safeParse({
			version: 1,
			currency: "AUD",
			facts: facts.map((keys) => ({ ...fact, origin: "spec", wording: "range", ...keys })),
			site: { wording: "none", items: [] },
			no_figure: [],
		}).error?.issues ?? []
	).map(({ path, message }) => `${path.join(".")}: ${message}`);

test("ARC-06 a fact whose ends are swapped is told so", () => {
	expect(sheet({ min: 900, max: 600 })).toEqual([
		"facts.0.max: max 600 is less than min 900; swap them",
	]);
	expect(sheet({ min: 600, max: 600 })).toEqual([]);
});

test("ARC-06 a fact that is a price is told which of its ends it has lost", () => {
	const unit = "AUD per screen";
	expect(sheet({ unit, min: 600 })).toEqual(["facts.0: add max; a price has both ends"]);
	expect(sheet({ unit, max: 600 })).toEqual(["facts.0: add min; a price has both ends"]);
	expect(sheet({ unit, min: 600, max: 900 })).toEqual([]);
	expect(sheet({ unit, value: 600 })).toEqual([]);
});

test("ARC-06 a fact in a unit that no page prints is told which prices there are", () => {
	expect(sheet({ unit: "AUD per windw" })).toEqual([
		"facts.0.unit: write a price as AUD per m2, metre, window, blind, screen, roof or structure",
	]);
});

test.each(["1,320", "$1,320.50", "15%", "1320"])(
	"ARC-06 a fact whose value is the text %s is told to write a number",
	(value) => {
		expect(sheet({ value })).toEqual(["facts.0.value: write a number, digits only"]);
		expect(sheet({ readings: [{ value, unit: "AUD" }] })).toHaveLength(1);
	},
);
