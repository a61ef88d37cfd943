import { expect, test } from "vitest";
import { formatPhone } from "./print.ts";

test.each([
	["0412345678", "0412 345 678"],
	["+61 412 345 678", "0412 345 678"],
	["+61 (0)412 345 678", "0412 345 678"],
	["61412345678", "0412 345 678"],
	["(02) 5550-0134", "02 5550 0134"],
	["0255500134", "02 5550 0134"],
])("BEY-13 a spreadsheet keeps the zero of %s", (typed, printed) => {
	expect(formatPhone(typed)).toBe(printed);
});

test.each(["1300 555 013", "+64 21 123 456", "ask for Mei, 12345678"])(
	"BEY-13 what is no Australian number of ten digits stays as typed: %s",
	(typed) => {
		expect(formatPhone(typed)).toBe(typed);
	},
);
