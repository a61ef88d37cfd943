import { expect, test } from "vitest";
import { splitLead, takeSentences } from "./sentences.ts";

test("sentences end at a mark before a blank, not inside 2.0 °C", () => {
	expect(takeSentences("Bowral averages 2.0 °C. It is cold. Very.", 2)).toBe(
		"Bowral averages 2.0 °C. It is cold.",
	);
	expect(splitLead("One. Two. Three.")).toEqual(["One.", "Two. Three."]);
	expect(splitLead("No mark at all")).toEqual(["No mark at all", ""]);
});
