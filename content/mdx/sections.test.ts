import { expect, test } from "vitest";
import { listPassages } from "../rules/reading/passages.ts";
import { readBody } from "./check.ts";
import { listSections } from "./sections.ts";

test("words before and after a line's end that the writer has set stay apart, for search and for the spelling", () => {
	const text = "Hot water<br />which sets\\\nthe stain.\n";
	const { tree, refusals } = readBody(text);
	if (!tree) throw new Error(JSON.stringify(refusals));
	expect(listSections(tree)).toEqual([{ heading: "", text: "Hot water which sets the stain." }]);
	expect(listPassages(tree, text).map((passage) => passage.text)).toEqual([
		"Hot water\nwhich sets\nthe stain.",
	]);
});
