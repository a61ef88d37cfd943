import { expect, test } from "vitest";
import { makeText } from "../../../tests/mdxText.tsx";

test.each([
	[
		"a line's end that the writer has set",
		"Hot water<br />which sets\\\nthe stain.\n",
		"Hot water which sets the stain.",
	],
	[
		"the end of a list item that is typed as tags on one line",
		"<ul><li>Hose the mesh</li><li>Dry the <em>bar</em></li></ul>\n",
		"Hose the mesh Dry the bar",
	],
])("BEY-04 words before and after %s stay apart in search", async (_what, text, line) => {
	expect((await makeText(text)).sections).toEqual([{ id: "", heading: "", text: line }]);
});
