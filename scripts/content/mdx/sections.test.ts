import { expect, test } from "vitest";
import { listPassages } from "../editor/reading/passages.ts";
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

test("the words of list items that are typed as tags on one line stay apart too", () => {
	const text = "<ul><li>Hose the mesh</li><li>Dry the <em>bar</em></li></ul>\n";
	const { tree, refusals } = readBody(text);
	if (!tree) throw new Error(JSON.stringify(refusals));
	expect(listSections(tree)).toEqual([{ heading: "", text: "Hose the mesh Dry the bar" }]);
	const [passage] = listPassages(tree, text);
	expect(passage?.text).toBe("Hose the mesh\nDry the bar");
	expect(passage?.locate(passage.text.indexOf("Dry"))).toEqual({ line: 1, column: 31 });
});
