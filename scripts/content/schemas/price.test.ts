import { expect, test } from "vitest";
import { pricesSchema } from "./product.ts";

const about = { title: "Prices", description: "a".repeat(130), lead: "Lead", rule: "Rule" };
const sound = { sizes: { smallest: 200, largest: 900 }, example: { width: 500, height: 500 } };

/** What is said of a price guide with these entries. */
function say(entries: object): string[] {
	const { error } = pricesSchema.safeParse({ ...about, ...sound, products: [], ...entries });
	return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const options = [{ name: "One", fact: "one" }];
const moves = ["size"];
const quoted = { quoted: "size decides", shape: ["One and one are two."] };
const price = { min: 1, max: 2, per: "m2" };
const rule = "products.0: write options alone, or quoted and shape";

test.each<[object, string[]]>([
	[{ options }, []],
	[quoted, []],
	[{ options, price }, [rule]],
	[{ options, quoted: "size decides" }, [rule]],
	[{ price }, [rule]],
	[{ quoted: "size decides" }, [rule]],
	[
		{ ...quoted, price: { ...price, max: 0.5 } },
		["products.0.price.max: max 0.5 is less than min 1; swap them"],
	],
	[{ optons: options }, ['products.0: Unrecognized key: "optons"']],
])("ARC-06 of a product of the price guide with %j it is said: %j", (product, sentences) => {
	expect(say({ products: [{ product: "zip", moves, ...product }] })).toEqual(sentences);
});

const range = "example: write a width and a height from 200 to 900, as sizes has it";

test.each([
	[900, 200, 500, ["sizes: smallest 900 is not less than largest 200; swap them"]],
	[200, 900, 901, [range]],
	[200, 900, 199, [range]],
	[200, 900, 900, []],
	[200, 900, 200, []],
])("ARC-06 of sizes from %i to %i and a width of %i it is said: %j", (...row) => {
	const [smallest, largest, width, sentences] = row;
	expect(say({ sizes: { smallest, largest }, example: { width, height: 500 } })).toEqual(sentences);
});
