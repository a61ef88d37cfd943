import { expect, test } from "vitest";
import { findRange, splitMessage } from "../../netlify/enquiries/description.ts";
import { judge, rules } from "../../netlify/enquiries/formRules.ts";
import { getQuotedContent } from "../../tests/quotedContent.ts";
import { listPrices } from "../PriceGuide/prices.ts";
import { parseList, toWindow } from "./windowList.ts";
import { sumWindows, writeList } from "./windowWords.ts";

const data = listPrices(getQuotedContent());
const polymer = "plantation-shutters price-shutter-polymer";
const size = { width: 1800, second: 1200 };
const kitchen = toWindow({ choice: polymer, room: "Kitchen", facing: "NW", ...size, quantity: 2 });
const screen = toWindow({ choice: "zip-screens price-zip-screen" });
const blind = toWindow({ choice: "roller-blinds", room: "Bedroom", name: "by the door", ...size });

test("BEY-20 the total is the sum of the ranges, and says what it leaves out", () => {
	expect(sumWindows(data, [kitchen])).toBe("$1,296 to $2,160 including GST");
	expect(sumWindows(data, [kitchen, screen, blind])).toBe(
		"$2,096 to $4,960 including GST, and 1 by written quote",
	);
	expect(sumWindows(data, [{ ...blind, quantity: 3 }])).toBe("3 by written quote");
	const unsized = toWindow({ choice: polymer });
	expect(sumWindows(data, [kitchen, blind, { ...unsized, quantity: 2 }])).toBe(
		"$1,296 to $2,160 including GST, and 1 by written quote, 2 without a figure yet",
	);
	const typical = toWindow({ choice: "zip-screens price-zip-screen-large" });
	expect(sumWindows(data, [screen, typical])).toBe("about $2,000 to $5,600 including GST");
	const heritage = toWindow({ choice: "heritage-shutters", ...size });
	expect(sumWindows(data, [kitchen, heritage])).toBe("at least $2,592 to $4,104 including GST");
});

test("BEY-20 the enquiry says each window with its range, and ticks the products; the owner's mail reads them", () => {
	const written = writeList(data, {
		windows: [kitchen, screen, blind, toWindow({})],
		samples: ["Cloth: stone", "Shutters: white"],
	});
	expect(written).toEqual({
		message: [
			"My windows, with your guide prices:",
			"1. Kitchen, faces north-west; 2 × Plantation Shutters (polymer); 1.8 m wide and 1.2 m high: $1,296 to $2,160",
			"2. Window 2; Zip Screens (zip screen): $800 to $2,800",
			"3. Bedroom, by the door; Roller Blinds; 1.8 m wide and 1.2 m high: By written quote",
			"4. Window 4; Product not chosen yet: Guide price once the product is chosen",
			"Together $2,096 to $4,960 including GST, and 1 by written quote, 1 without a figure yet.",
			"Please bring: Cloth: stone; Shutters: white.",
		].join("\n"),
		interests: ["Plantation Shutters", "Zip Screens", "Roller Blinds"],
	});
	const message = `Please ring first.\n\n${written.message}\n\nPreferred answer: call.`;
	expect(findRange(message)).toBe(
		"$2,096 to $4,960, and 1 by written quote, 1 without a figure yet",
	);
	expect(splitMessage(message)).toEqual([
		["Message", "Please ring first."],
		["Windows", written.message.split("\n").slice(1, 5).join("\n")],
		[
			"Price guide",
			"$2,096 to $4,960 including GST, and 1 by written quote, 1 without a figure yet",
		],
		["Bring", "Cloth: stone; Shutters: white"],
	]);
	const typed = "My windows, with your guide prices:\nno list";
	expect(splitMessage(typed)).toEqual([["Message", typed]]);
});

test.each([
	["heritage-shutters", "1.2 m high: From the basswood range, $1,296 to $1,944"],
	["veri-shades", "Veri Shades; 1.8 m wide and 1.2 m high: $300 to $800"],
	[
		"plantation-shutters",
		"(kind not chosen yet); 1.8 m wide and 1.2 m high: Guide price once the kind is chosen",
	],
	["roller-shutters price-bushfire-shutter", "(bushfire shutter to BAL-29)"],
	["sheer-curtains price-s-fold", "(S-fold sheer)"],
	["louvered-roof-systems price-louvred-roof", "1.8 m wide and 1.2 m deep"],
	["hammocks", "Product not chosen yet; 1.8 m wide and 1.2 m high: Guide price once the product"],
])(
	"BEY-20 a product alone has its only kind; one with several says that none is chosen; a roof is deep: %s",
	(choice, line) => {
		expect(
			writeList(data, { windows: [toWindow({ choice, ...size })], samples: [] }).message,
		).toContain(line);
	},
);

test("BEY-20 a window without a size waits for it, where the guide goes by the square metre", () => {
	const { message } = writeList(data, { windows: [toWindow({ choice: polymer })], samples: [] });
	expect(message).toMatch(/\(polymer\): Guide price once the size is known\nTogether 1 without/);
});

test("BEY-20 a full list still fits into a message, whatever a link to one holds", () => {
	const ids = data.products.flatMap(({ choices }) => choices).map(({ id }) => id);
	const choice = ids.toSorted((a, b) => b.length - a.length)[0];
	const long = "W".repeat(999);
	const window = { choice, room: long, width: 9999, second: 9999, quantity: 99, facing: "NW" };
	const list = parseList(
		JSON.stringify({ windows: Array(99).fill(window), samples: Array(99).fill(long) }),
	);
	expect(list.windows).toHaveLength(20);
	expect(judge(rules.message, writeList(data, list).message)).toBeUndefined();
});
