import { expect, test } from "vitest";
import { findPhoneLink, findRange, formatPhone, splitMessage } from "./description.ts";

test.each([
	["+61 4 1234 5678 ext. 12", "tel:+61412345678;ext=12"],
	["call after 5, 0412345678", "tel:+61412345678"],
	["0412 345 678 (0412345678)", "tel:+61412345678"],
	["0412 345 678 or 0498 765 432", undefined],
	["(02) 5550 0134, 0412 345 678", undefined],
	["0412345678;0498765432", undefined],
	["5550 0134", undefined],
])("of %j the phone rings %s", (typed, link) => {
	expect(findPhoneLink(typed)).toBe(link);
});

test.each([
	["0412345678", "0412 345 678"],
	["+64 21 123 456", "+64 21 123 456"],
	["ask for Mei, 0255500134", "ask for Mei, 0255500134"],
	["12345678", "12345678"],
])("BEY-13 a spreadsheet keeps the zero of an Australian number: %s is %s", (typed, printed) => {
	expect(formatPhone(typed)).toBe(printed);
});

test("of several lists of windows every window is told, and no sum of them all", () => {
	const list = (price: string) =>
		`My windows, with your guide prices:\n1. Window 1; Shutters: ${price}\nTogether ${price} including GST.`;
	const message = `${list("$540 to $900")}\n\n${list("$720 to $1,200")}`;
	expect(findRange(message)).toBeUndefined();
	expect(splitMessage(message)).toEqual([
		["Windows", "1. Window 1; Shutters: $540 to $900\n1. Window 1; Shutters: $720 to $1,200"],
		["Price guide", "$540 to $900 including GST; $720 to $1,200 including GST"],
	]);
});

test("what is listed leaves no gap between the words around it", () => {
	const listed =
		"My windows, with your guide prices:\n1. Hall; Shutters: $540\nTogether $540 including GST.\nPlease bring: White.";
	const message = `Hello.\n\n${listed}\n\nThe windows face east.`;
	expect(splitMessage(message)[0]).toEqual(["Message", "Hello.\n\nThe windows face east."]);
});
