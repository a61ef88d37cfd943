import { expect, test } from "vitest";
import { listSpoilt, openContentCopy } from "../../../tests/contentSentences.ts";

const copy = openContentCopy();
const file = "suburbs/kiama.yaml";

test.each([
	["a wrong digit in the latitude", "lat: -34.655", "lat: -34.955", "Bombo is 19 km outside"],
	["a wrong digit in the longitude", "lng: 150.852", "lng: 150.252", "Bombo is 32 km outside"],
])("ARC-06 a suburb is where the map has its region: %s", (_what, from, to, sentence) => {
	expect(listSpoilt(copy, file, from, to)).toEqual([
		`content/${file}:5:8  0.lat: ${sentence} kiama on the map; check lat and lng`,
	]);
});

test("ARC-06 a suburb a little outside the simplified outline of its region is left alone", () => {
	expect(listSpoilt(copy, file, "lng: 150.852", "lng: 150.882")).toEqual([]);
});
