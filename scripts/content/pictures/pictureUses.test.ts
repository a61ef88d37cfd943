import { expect, test } from "vitest";
import { listKnown, Names } from "../check/knownNames.ts";
import { checkPictures } from "../check/pictureNames.ts";
import { formatFault } from "../faults.ts";
import { loadContent } from "../load.ts";
import { readCodeUses } from "./pictureUses.ts";

test("a page's own picture counts, with the place of its name", () => {
	const text = 'const a = 1;\n\t<Hero image="coast-street" />';
	const use = { picture: "coast-street", file: "pages/a/+Page.tsx", line: 2, column: 15 };
	expect(readCodeUses("pages/a/+Page.tsx", text)).toEqual([use]);
});

test("ARC-06 a picture that no page uses is named, with what to do", () => {
	const loaded = { ...loadContent(), root: "content" };
	const { content } = loaded;
	const spare = { ...content, posts: [], products: [], gallery: [] };
	const names = new Names(listKnown(loaded));
	checkPictures(names, { ...loaded, content: spare }, [], true);
	expect(names.faults.length).toBeGreaterThan(20);
	expect(names.faults[0]?.message).toBe(
		"no page uses this picture; name it in a post, a product or the gallery, or delete its entry and its file",
	);
});

test("ARC-06 a page's code that names no picture is told which is meant", () => {
	const use = { picture: "coast-steet", file: "pages/about/+Page.tsx", line: 13, column: 14 };
	const loaded = { ...loadContent(), root: "content" };
	const names = new Names(listKnown(loaded));
	checkPictures(names, loaded, [use], false);
	expect(names.faults.map(formatFault)).toEqual([
		'pages/about/+Page.tsx:13:14  "coast-steet" is not a picture of content/images; did you mean "coast-street"?',
	]);
});
