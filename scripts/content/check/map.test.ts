import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSentences, openContentCopy } from "../../../tests/contentSentences.ts";

const copy = openContentCopy();
const sound = readFileSync("content/map.json", "utf8");

/** What the check says about a map, and the place of a value in it. */
function checkMap(text: string): string[] {
	copy.write("map.json", text);
	const sentences = listSentences(copy);
	copy.write("map.json", sound);
	return sentences;
}

function placeOf(text: string, value: string): string {
	const above = text.slice(0, text.indexOf(value)).split("\n");
	return `content/map.json:${above.length}:${(above.at(-1) ?? "").length + 1}`;
}

test.each([
	[
		'"slug": "thirroul"',
		'"slug": "thiroul"',
		'towns.2.slug: "thiroul" is not a suburb; did you mean "thirroul"?',
	],
	[
		'"hub": "bowral"',
		'"hub": "bowrall"',
		'regions.3.hub: "bowrall" is not a suburb; did you mean "bowral"?',
	],
	[
		'"slug": "southern-highlands"',
		'"slug": "highlands-south"',
		'regions.3.slug: "highlands-south" is not a region',
	],
	[
		'"side": "left"',
		'"side": "west"',
		'towns.0.side: write one of left, right; did you mean "left"?',
	],
])("ARC-06 %s of the map cannot become %s", (from, to, sentence) => {
	const spoilt = sound.replace(from, to);
	expect(spoilt).not.toBe(sound);
	const value = to.slice(to.indexOf(": ") + 2);
	expect(checkMap(spoilt)).toEqual([`${placeOf(spoilt, value)}  ${sentence}`]);
});

test("ARC-06 a suburb that takes another slug is asked for on the map", () => {
	const suburbs = readFileSync("content/suburbs/southern-highlands.yaml", "utf8");
	copy.write(
		"suburbs/southern-highlands.yaml",
		suburbs.replace("slug: bowral\n", "slug: bowral-town\n"),
	);
	const sentences = listSentences(copy);
	copy.write("suburbs/southern-highlands.yaml", suburbs);
	const place = (words: string) => sentences.some((sentence) => sentence.includes(words));
	expect(place('regions.3.hub: "bowral" is not a suburb')).toBe(true);
	expect(place('towns.12.slug: "bowral" is not a suburb')).toBe(true);
});

test("ARC-06 a map that is missing is named", () => {
	copy.remove("map.json");
	const sentences = listSentences(copy);
	copy.write("map.json", sound);
	expect(sentences).toEqual(["content/map.json:1:1  the file is missing; bring it back"]);
});

test("ARC-06 a comma that is missing is told as such, at the number after it", () => {
	const broken = sound.replace("[-34.13, 150.923],", "[-34.13, 150.923]");
	expect(checkMap(broken)).toEqual([
		`${placeOf(broken, "[-34.138, 150.98]")}  a comma, quote or bracket is missing or too many here, or just before`,
	]);
	expect(checkMap(sound.trimEnd().slice(0, -1)).join("\n")).toMatch(
		/^content\/map\.json:\d+:\d+ {2}a comma, quote or bracket is missing/,
	);
});
