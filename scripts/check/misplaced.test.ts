import path from "node:path";
import { expect, test } from "vitest";
import { copyContent } from "../../tests/contentCopy.ts";
import { findMisplaced } from "./misplaced.ts";

const copy = copyContent();

/** What is said while a file is there. */
function add(name: string) {
	copy.write(name, "x");
	const faults = findMisplaced(copy.root);
	copy.remove(name);
	return faults.map(({ file, message }) => {
		return { name: path.relative(copy.root, file), sentence: copy.tidy(message) };
	});
}

const takes = (folder: string, endings: string) =>
	`nothing reads this file; content/${folder} takes ${endings}, named in small letters, digits and hyphens; save it so, or move it out of content`;
const otherFolder =
	/^nothing reads this file; move it to blog, authors, .*figures, or move it out of content$/;

test.each([
	["blog/x.md", takes("blog", ".mdx")],
	["blog/日本.docx", takes("blog", ".mdx")],
	["figures/DECK.SVG", takes("figures", ".svg")],
	["traits/x.yml", takes("traits", ".yaml")],
	["images/img_20.jpg", takes("images", ".jpg, .jpeg, .png, .avif")],
	["posts/x.mdx", expect.stringMatching(otherFolder)],
	["images/new/x.jpg", expect.stringMatching(otherFolder)],
	["galery.yaml", 'no file of this name is read; did you mean "gallery.yaml"?'],
	["winter-sale-2026.yaml", "no file of this name is read; move it out of content"],
	["site.yml", 'no file of this name is read; did you mean "site.yaml"?'],
	["images/zip-screens.png", "another picture has the name zip-screens; delete the old one"],
])("VAL-11 ARC-06 a file that nothing would read is named: %s", (name, sentence) => {
	expect(add(name)).toEqual([{ name, sentence }]);
});

test.each([
	".DS_Store",
	"images/Thumbs.db",
	"blog/x.mdx~",
	"blog/#x.mdx#",
	"__MACOSX/blog/x.mdx",
	"images/Icon\r",
	"$RECYCLE.BIN/x.mdx",
	"blog/~$x.docx",
	"blog/x.mdx.orig",
	"images/@eaDir/x.jpg",
])("%s is the work of a program and passes", (name) => {
	expect(add(name)).toEqual([]);
});
