import { beforeAll, describe, expect, test } from "vitest";
import { findAustralian } from "./american.ts";
import { type Dictionary, openDictionary } from "./dictionary.ts";

let dictionary: Dictionary;
beforeAll(async () => {
	dictionary = await openDictionary();
}, 60_000);

/** The Australian spellings of the American words in a text, in order. */
function find(text: string): string[] {
	return [...text.matchAll(/\p{L}+/gu)].flatMap(
		({ 0: word, index }) => findAustralian(word, text, index, (form) => dictionary.has(form)) ?? [],
	);
}

describe("VAL-11 an American word is told its Australian spelling", () => {
	test.each([
		["gray grays grayish", "grey greys greyish"],
		["mold molding moldy", "mould moulding mouldy"],
		["color Colors honor odorless favorite", "colour Colours honour odourless favourite"],
		["cozy cozier pajamas", "cosy cosier pyjamas"],
		["aluminum fiber fiberglass microfiber", "aluminium fibre fibreglass microfibre"],
		["center centered centering", "centre centred centring"],
		["louvers drafty drafts", "louvres draughty draughts"],
		["organize motorized analyze", "organise motorised analyse"],
		["leveled traveling paneling", "levelled travelling panelling"],
		["discoloration jewelry skillful", "discolouration jewellery skilful"],
	])("%s", (american, australian) => {
		expect(find(american)).toEqual(australian.split(" "));
	});

	test("and words that only resemble one are left alone", () => {
		expect(find("prize size horizon citizen diameter perimeter draft honorary forty colt")).toEqual(
			[],
		);
	});
});

describe("VAL-11 Gray and Mold, which may be names,", () => {
	test.each(["Gray fades in the sun", "It fades. Mold grows", "Colours: Gray and white"])(
		"are words at the start of a sentence: %s",
		(text) => {
			expect(find(text)).toHaveLength(1);
		},
	);

	test.each(["Gray Street is steep", "near Gray Street", "ask Mr Gray about it"])(
		"are names with a capital beside them or inside a sentence: %s",
		(text) => {
			expect(find(text)).toEqual([]);
		},
	);
});

describe("VAL-11 a meter", () => {
	test.each([
		"2.4 meters",
		"two meters wide",
		"a 2-meter opening",
		"ten square meters",
		"priced per meter",
		"a meter from the wall",
	])("is a metre when it is a length: %s", (text) => {
		expect(find(text).join()).toMatch(/^metres?$/);
	});

	test.each([
		"the meter box",
		"two meter boxes",
		"a gas meter",
		"past the meters, and",
		"read the meter",
	])("stays one when it is read: %s", (text) => {
		expect(find(text)).toEqual([]);
	});
});
