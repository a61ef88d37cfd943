import { expect, test } from "vitest";
import { listSpoilt, openContentCopy } from "../../../tests/contentSentences.ts";

const copy = openContentCopy();

test.each<[file: string, from: string | RegExp, to: string, sentence: string]>([
	[
		"images/images.yaml",
		/^awnings:/m,
		"awnngs:",
		'2:1  awnngs: "awnngs" is not a picture in content/images; did you mean "awnings"?',
	],
	[
		"images/images.yaml",
		/^awnings:/m,
		"awnings.jpg:",
		'2:1  awnings.jpg: write "awnings": lower case, digits and hyphens only',
	],
	[
		"regions/kiama.yaml",
		/^ {2}zip-screens:/m,
		"  zip-sceens:",
		'178:3  products.zip-sceens: "zip-sceens" is not a product; did you mean "zip-screens"?',
	],
	[
		"suburbs/kiama.yaml",
		"traits: [surf-front",
		"traits: [surf-front, surf-front",
		'7:24  0.traits.1: "surf-front" appears twice; keep one',
	],
])("VAL-11 a slip in %s is one sentence where it stands: %s as %s", (file, from, to, sentence) => {
	expect(listSpoilt(copy, file, from, to)).toEqual([`content/${file}:${sentence}`]);
});
