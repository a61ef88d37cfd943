// @vitest-environment jsdom
import fc from "fast-check";
import { expect, test } from "vitest";
import { element } from "../islands/element.ts";
import { mark } from "./results.ts";

test("BEY-04 words that were searched for are marked in any form", () => {
	const line = element("p", {}, ...mark("Zip screens at Kiama", ["screen", "kiama"]));
	expect(line.innerHTML).toBe("Zip <mark>screens</mark> at <mark>Kiama</mark>");
});

test("BEY-04 marking changes no letter of a text, whatever it holds", () => {
	fc.assert(
		fc.property(fc.string(), fc.array(fc.string()), (text, terms) => {
			expect(element("p", {}, ...mark(text, terms)).textContent).toBe(text);
		}),
	);
});
