import { expect, test } from "vitest";
import { describe as describeChoice } from "./describe.ts";
import { listPrices } from "./prices.ts";

const data = listPrices(["plantation-shutters", "roller-blinds"]);
const shutters = data.products.find(({ slug }) => slug === "plantation-shutters");
const blinds = data.products.find(({ slug }) => slug === "roller-blinds");
if (!shutters || !blinds) throw new Error("content/prices.yaml has lost a product");
const [polymer] = shutters.choices;

test("BEY-05 before a size is typed an example stands there, and says that it is one", () => {
	const answer = describeChoice(data, shutters, polymer, { width: 2400, quantity: 1 });
	expect(answer).toMatchObject({
		intro: "Plantation Shutters: Polymer, for example",
		figure: "$648 to $1,080",
		sum: ["1.8 m × 1.2 m = 2.16 m²", "2.16 m² × $300 to $500 = $648 to $1,080"],
		notes: [],
	});
});

test("BEY-05 with a size it is the visitor's own", () => {
	const answer = describeChoice(data, shutters, polymer, {
		width: 2400,
		second: 2100,
		quantity: 1,
	});
	expect(answer).toMatchObject({
		intro: "Plantation Shutters: Polymer",
		figure: "$1,512 to $2,520",
	});
	expect(answer.notes.join()).toContain("2.4 m wide is a lot for one panel");
});

test("BEY-05 a product without a price says so, and why", () => {
	const answer = describeChoice(data, blinds, undefined, { width: 900, second: 900, quantity: 1 });
	expect(answer).toMatchObject({
		intro: "Roller Blinds",
		figure: "By written quote",
		sum: [],
		rule: "",
	});
	expect(answer.notes.join()).toContain("No price is printed for roller blinds");
});

test("BEY-05 a price by the piece says that the size does not change it, once there is a size", () => {
	const guide = listPrices(["zip-screens"]);
	const [screens] = guide.products;
	const [choice] = screens?.choices ?? [];
	if (!screens || !choice) throw new Error("content/prices.yaml has lost zip screens");
	const told = (opening: { width?: number }) =>
		describeChoice(guide, screens, choice, { ...opening, quantity: 1 }).notes.join();
	expect(told({ width: 4000 })).toContain("The size does not change this range");
	expect(told({})).not.toContain("The size does not");
	const introOf = (quantity: number) => describeChoice(guide, screens, choice, { quantity }).intro;
	expect(introOf(1)).toBe("Zip Screens, per screen, any size");
	expect(introOf(3)).toBe("Zip Screens, 3 screens, any size");
});

test("BEY-05 the range of a roof, which has two by its size, is not said to hold for any", () => {
	const guide = listPrices(["louvered-roof-systems"]);
	const [roofs] = guide.products;
	const [compact] = roofs?.choices ?? [];
	if (!roofs || !compact) throw new Error("content/prices.yaml has lost louvred roofs");
	expect(describeChoice(guide, roofs, compact, { quantity: 1 }).intro).not.toContain("any size");
});
