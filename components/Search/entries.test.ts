import { expect, test } from "vitest";
import { takeSentence } from "./entries.ts";

test.each([
	[
		"Material, Guide price, Where it belongs, Where not. Polymer is the lowest-priced.",
		"Polymer is the lowest-priced.",
	],
	[
		"Common widths are 63, 89 and 114 mm. Wider is clearer.",
		"Common widths are 63, 89 and 114 mm.",
	],
	["Bowral averages 2.0 °C overnight. Cold.", "Bowral averages 2.0 °C overnight."],
	["Bays and corners. A post stands where two meet.", "A post stands where two meet."],
	["No end", "No end"],
])("BEY-04 a section is told by its first whole sentence: %j", (text, sentence) => {
	expect(takeSentence(text)).toBe(sentence);
});
