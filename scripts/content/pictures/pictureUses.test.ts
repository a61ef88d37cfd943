import { expect, test } from "vitest";
import { copyContent } from "../../../tests/contentCopy.ts";
import { listSentences } from "../../../tests/contentSentences.ts";
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
	const copy = copyContent();
	copy.write("images/spare-room.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xd9]));
	const own = "spare-room:\n  alt: A room\n  caption: A room.\n  position: 50% 50%\n";
	copy.write("images/images.yaml", own + copy.read("images/images.yaml"));
	expect(listSentences(copy)).toEqual([
		"content/images/images.yaml:1:1  spare-room: no page uses this picture; name it in a post, a product or the gallery, or delete its entry and its file",
	]);
	copy.dispose();
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
