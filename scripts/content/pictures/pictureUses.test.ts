import { describe, expect, test } from "vitest";
import { copyContent } from "../../../tests/contentCopy.ts";
import { listSentences } from "../../../tests/contentSentences.ts";
import { Names } from "../check/names.ts";
import { checkPictures } from "../check/pictures.ts";
import { ContentError, formatFault } from "../faults.ts";
import { isWhole, loadContent } from "../load.ts";
import { listCodeUses, listPictureUses, readCodeUses } from "./pictureUses.ts";

const { content, faults, sources } = loadContent();
if (!isWhole(content, faults)) throw new ContentError(faults);
const { images } = content;

describe("where pictures stand", () => {
	test("ARC-06 every picture is shown by a page", () => {
		const shown = new Set(listPictureUses(content, listCodeUses()).map(({ picture }) => picture));
		expect(Object.keys(images).filter((name) => !shown.has(name))).toEqual([]);
	});

	test("a page's own picture counts, with the place of its name", () => {
		const text = 'const a = 1;\n\t<Hero image="coast-street" />';
		const use = { picture: "coast-street", file: "pages/a/+Page.tsx", line: 2, column: 15 };
		expect(readCodeUses("pages/a/+Page.tsx", text)).toEqual([use]);
	});

	test("the pictures of Home, About and the menu are among them", () => {
		const names = listCodeUses().map(({ picture }) => picture);
		expect(names).toEqual(
			expect.arrayContaining(["home-hero", "coast-street", "plantation-shutters"]),
		);
	});

	test("ARC-06 a picture that no page uses is named, with what to do", () => {
		const copy = copyContent();
		const words = "spare-room:\n  alt: A room\n  caption: A room.\n  position: 50% 50%\n";
		copy.write("images/spare-room.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xd9]));
		const text = Object.entries(images)
			.map(([name, entry]) => `${name}: ${JSON.stringify(entry)}\n`)
			.join("");
		copy.write("images/images.yaml", text + words);
		const line = text.split("\n").length;
		expect(listSentences(copy)).toEqual([
			`content/images/images.yaml:${line}:1  spare-room: no page uses this picture; name it in a post, a product or the gallery, or delete its entry and its file`,
		]);
		copy.dispose();
	});

	test("ARC-06 a page's code that names no picture is told which is meant", () => {
		const use = { picture: "coast-steet", file: "pages/about/+Page.tsx", line: 13, column: 14 };
		const names = new Names();
		const loaded = { content, sources, root: "content" };
		checkPictures(names, loaded, [use], false);
		expect(names.faults.map(formatFault)).toEqual([
			'pages/about/+Page.tsx:13:14  "coast-steet" is not a picture of content/images; did you mean "coast-street"?',
		]);
	});
});
