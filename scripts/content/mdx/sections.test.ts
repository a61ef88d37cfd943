import { expect, test } from "vitest";
import { makeText } from "../../../tests/mdxText.tsx";
import { listPassages } from "../editor/passages.ts";
import { readBody } from "./parse.ts";

test.each([
	[
		"a line's end that the writer has set",
		"Hot water<br />which sets\\\nthe stain.\n",
		"Hot water which sets the stain.",
		"Hot water\nwhich sets\nthe stain.",
	],
	[
		"the end of a list item that is typed as tags on one line",
		"<ul><li>Hose the mesh</li><li>Dry the <em>bar</em></li></ul>\n",
		"Hose the mesh Dry the bar",
		"Hose the mesh\nDry the bar",
	],
])(
	"BEY-04 words before and after %s stay apart, for search and for the spelling",
	async (_what, text, line, passage) => {
		const { tree, refusals } = readBody(text);
		if (!tree) throw new Error(JSON.stringify(refusals));
		expect((await makeText(text)).sections).toEqual([{ id: "", heading: "", text: line }]);
		const [read] = listPassages(tree);
		expect(read?.text).toBe(passage);
		const last = passage.lastIndexOf("\n") + 1;
		expect(read?.locate(last).line).toBe(
			text.slice(0, text.indexOf(passage.slice(last, last + 5))).split("\n").length,
		);
	},
);
