import { expect, test } from "vitest";
import { factsSchema } from "./fact.ts";

const unit = "AUD per screen";
const digits = ["facts.0.value: write a number, digits only"];

test.each<[keys: object, said: string[]]>([
	[{ min: 900, max: 600 }, ["facts.0.max: max 600 is less than min 900; swap them"]],
	[{ min: 600, max: 600 }, []],
	[{ unit, min: 600 }, ["facts.0: add max; a price has both ends"]],
	[{ unit, max: 600 }, ["facts.0: add min; a price has both ends"]],
	[{ unit, min: 600, max: 900 }, []],
	[{ unit, value: 600 }, []],
	[{ min: 600 }, []],
	[
		{ unit: "AUD per windw" },
		["facts.0.unit: write a price as AUD per m2, metre, window, blind, screen, roof or structure"],
	],
	...["1,320", "$1,320.50", "15%", "1320"].map((value): [object, string[]] => [{ value }, digits]),
	...["600-900", "$1,200 – $1,500", "600 to 900"].map((value): [object, string[]] => [
		{ value },
		["facts.0.value: write the ends as min and max"],
	]),
	[{ value: "2 to 4 panels" }, []],
])("ARC-06 of a fact with %j it is said: %j", (keys, said) => {
	const fact = { id: "price", statement: "A price.", unit: "hours", applies_to: ["all"] };
	const { error } = factsSchema.safeParse({
		version: 1,
		currency: "AUD",
		facts: [{ ...fact, origin: "spec", wording: "range", ...keys }],
		site: { wording: "none", items: [] },
		no_figure: [],
	});
	const issues = error?.issues ?? [];
	expect(issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual(said);
});
