// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { judge, rules } from "../../netlify/enquiries/formRules.ts";
import { longestName } from "./estimate.ts";
import { listPrices } from "./prices.ts";
import {
	addWindow,
	keepWindows,
	type ListedWindow,
	mostWindows,
	readWindows,
	sumWindows,
	writeList,
} from "./windowList.ts";

const data = listPrices();
const polymer = "plantation-shutters price-shutter-polymer";
const kitchen: ListedWindow = {
	choice: polymer,
	name: "Kitchen",
	facing: "West",
	width: 1800,
	second: 1200,
	quantity: 2,
};
const screen: ListedWindow = {
	choice: "zip-screens price-zip-screen",
	name: "",
	facing: "",
	quantity: 1,
};
const blind: ListedWindow = { choice: "roller-blinds", name: "Bedroom", facing: "", quantity: 1 };

beforeEach(() => localStorage.clear());

test("BEY-05 the list is kept in this browser, and what the guide no longer has goes", () => {
	const gone = { ...screen, choice: "hammocks price-hammock" };
	keepWindows([kitchen, gone, screen]);
	expect(readWindows(data)).toEqual([kitchen, screen]);
	keepWindows([]);
	expect(localStorage).toHaveLength(0);
});

test.each(["{", "null", "[1]"])("BEY-05 what is no list is none: %s", (text) => {
	localStorage.setItem("my-windows", text);
	expect(readWindows(data)).toEqual([]);
});

test("BEY-05 the total is the sum of the ranges, and says what it leaves out", () => {
	expect(sumWindows(data, [kitchen])).toBe("$1,296 to $2,160 including GST");
	expect(sumWindows(data, [kitchen, screen, blind])).toBe(
		"$2,096 to $4,960 including GST, and 1 by written quote",
	);
	expect(sumWindows(data, [blind])).toBe("1 by written quote");
});

test("BEY-05 the enquiry says each window with its range, and ticks the products", () => {
	expect(writeList(data, [kitchen, screen, blind])).toEqual({
		message: [
			"My windows, with your guide prices:",
			"1. Kitchen, faces west; 2 × Plantation Shutters (polymer); 1.8 m wide and 1.2 m high: $1,296 to $2,160",
			"2. Window 2; Zip Screens (zip screen): $800 to $2,800",
			"3. Bedroom; Roller Blinds: By written quote",
			"Together $2,096 to $4,960 including GST, and 1 by written quote.",
		].join("\n"),
		interests: ["Plantation Shutters", "Zip Screens", "Roller Blinds"],
	});
});

test("BEY-05 a full list still fits into a message, and takes no more", () => {
	const longest = data.products.flatMap(({ choices }) => choices).map(({ id }) => id);
	const most = longest.toSorted((one, other) => other.length - one.length)[0] ?? polymer;
	const full = Array.from({ length: mostWindows }, () => ({
		...kitchen,
		choice: most,
		name: "W".repeat(longestName),
		width: 9999,
		second: 9999,
		quantity: 99,
	}));
	expect(judge(rules.message, writeList(data, full).message)).toBeUndefined();
	keepWindows(full);
	expect(addWindow(data, kitchen)).toContain("The list holds 20");
	expect(readWindows(data)).toHaveLength(mostWindows);
});
