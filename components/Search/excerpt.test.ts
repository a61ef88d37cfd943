import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countTerms, mark, quote } from "./excerpt.ts";
import { toTerm } from "./terms.ts";

describe("marked text", () => {
	test("BEY-04 words that were searched for are marked in any form", () => {
		expect(mark("Zip screens at Kiama", ["screen", "kiama"])).toEqual([
			{ text: "Zip ", marked: false },
			{ text: "screens", marked: true },
			{ text: " at ", marked: false },
			{ text: "Kiama", marked: true },
		]);
	});

	test("BEY-04 the pieces are the text, whatever it holds", () => {
		fc.assert(
			fc.property(fc.string(), fc.array(fc.string()), (text, terms) => {
				expect(
					mark(text, terms)
						.map((piece) => piece.text)
						.join(""),
				).toBe(text);
			}),
		);
	});
});

describe("quoted text", () => {
	const passages = [
		{
			heading: "",
			text: "Salt gets into a screen at the fixings first. Ask for the wash conditions in writing.",
		},
		{
			heading: "Wind",
			text: "On exposed sides ask for class 4. A screen that flaps is not zipped.",
		},
	];

	test("BEY-04 is the sentence that holds most of what was searched for", () => {
		expect(quote(passages, ["class", "exposed"])).toMatch(/^On exposed sides ask for class 4\./);
	});

	test("BEY-04 keeps to the section that the result is", () => {
		expect(quote(passages, ["screen"], "Wind")).toContain("A screen that flaps");
		expect(quote(passages, ["salt"], "Wind")).toBe("");
	});

	test("BEY-04 is empty where nothing of it stands", () => {
		expect(quote(passages, ["pergola"])).toBe("");
	});

	test("BEY-04 is short, and shows where it was cut", () => {
		const long = [{ heading: "", text: `${"word ".repeat(60)}needle ${"word ".repeat(60)}` }];
		const text = quote(long, ["needle"]);
		expect(text).toContain("needle");
		expect(text.length).toBeLessThanOrEqual(145);
		expect(text).toMatch(/^… .* …$/);
	});

	test("BEY-04 begins with a sentence, or shows that it does not", () => {
		const lists = [
			{
				heading: "",
				text: "It slows a thief; no shutter makes a house safe. wand, cord or motor. Ask us.",
			},
		];
		expect(quote(lists, ["safe"])).toMatch(/^It slows|^… no shutter/);
		expect(quote(lists, ["wand"])).toMatch(/^It slows|^… wand/);
		fc.assert(
			fc.property(
				fc.array(fc.stringMatching(/^[a-zA-Z][a-z]{2,9}[.;:,!?]?$/), {
					minLength: 5,
					maxLength: 80,
				}),
				fc.nat(),
				(words, pick) => {
					const terms = [toTerm(words[pick % words.length] ?? "") ?? ""];
					const text = quote([{ heading: "", text: words.join(" ") }], terms);
					expect(text).toMatch(/^(|\P{Ll}.*)$/su);
				},
			),
		);
	});

	test("BEY-04 different words weigh more than one word often", () => {
		expect(countTerms("zip screen", ["zip", "screen"])).toBeGreaterThan(
			countTerms("zip zip zip zip", ["zip", "screen"]),
		);
	});
});
