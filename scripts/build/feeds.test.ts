import fc from "fast-check";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { dropUnfit } from "./feeds.ts";

const { DOMParser } = new JSDOM("").window;

/** What a reader of feeds makes of a text; undefined when it refuses the file. */
function read(xml: string): string | null | undefined {
	const document = new DOMParser().parseFromString(xml, "application/xml");
	return document.querySelector("parsererror") ? undefined : document.documentElement.textContent;
}

test("BEY-09 a feed is well-formed whatever signs a text holds", () => {
	const signs = fc.constantFrom(
		..."\0\u0001\b\v\f\u000e\u001b\u001f\ufffe\uffff\ud800\udbff\udfff",
	);
	const text = fc.array(fc.oneof(signs, fc.string({ unit: "binary", maxLength: 3 })));
	expect(read("<a>a\vb</a>")).toBeUndefined();
	fc.assert(
		fc.property(text, (parts) => {
			const words = parts.join("").replace(/[<>&\r]/g, "");
			expect(read(dropUnfit(`<a>${words}</a>`))).toBe(dropUnfit(words));
		}),
	);
});

test("BEY-09 nothing that XML can hold is taken out of a feed", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (text) => {
			expect(dropUnfit(`\t${text} 😀\n`)).toBe(`\t${text} 😀\n`);
		}),
	);
});
