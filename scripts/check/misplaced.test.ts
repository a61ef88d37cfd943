import { mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { copyContent } from "../../tests/contentCopy.ts";
import { formatFault } from "../content/faults.ts";
import { loadContent } from "../content/load.ts";
import { findMisplaced } from "./misplaced.ts";

const copy = copyContent();

function list(): string[] {
	return findMisplaced(copy.root).map((fault) => copy.tidy(formatFault(fault)));
}

/** What is said while a file is there. */
function add(name: string): string[] {
	copy.write(name, "x");
	const sentences = list();
	copy.remove(name);
	return sentences;
}

test("VAL-11 every file of the content folder is read", () => {
	expect(findMisplaced("content")).toEqual([]);
});

const nothing = "nothing reads this file";
const move = ", or move it out of content";
const picture = "export it as AVIF, JPEG or PNG to content/images";

test.each([
	...[
		["blog/x.md", "blog/x.mdx"],
		["blog/Salt and wind.mdx.txt", "blog/salt-and-wind.mdx"],
		["pages/about", "pages/about.mdx"],
		["posts/x.mdx", "blog/x.mdx"],
		["images/x.mdx", "blog/x.mdx"],
		["figures/deck.png", "images/deck.png"],
		["images/IMG_20.JPG", "images/img-20.jpg"],
		["images/new/x.jpg", "images/x.jpg"],
		["blog/deck.svg", "figures/deck.svg"],
		["traits/x.yml", "traits/x.yaml"],
	].map(([name, better]) => [name, `${nothing}; save it as content/${better}${move}`]),
	["blog/日本.docx", `${nothing}; put its words into content/blog/new-name.mdx${move}`],
	["images/deck.GIF", `${nothing}; ${picture}${move}`],
	["blog/deck.heic", `${nothing}; ${picture}${move}`],
	["blog/tour.mp4", `${nothing}; move it out of content`],
	["galery.yaml", 'no file of this name is read; did you mean "gallery.yaml"?'],
	["site.yml", 'no file of this name is read; did you mean "site.yaml"?'],
	["images/zip-screens.png", "another picture has the name zip-screens; delete the old one"],
])("VAL-11 ARC-06 a file that nothing would read is named: %s", (name = "", sentence) => {
	expect(add(name)).toEqual([`content/${name}:1:1  ${sentence}`]);
});

test.each([
	".DS_Store",
	"blog/.x.mdx.swp",
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

test("VAL-11 a folder and a broken link that are named like posts are one sentence each", () => {
	const names = ["blog/a.mdx", "blog/b.mdx", "blog/c.mdx", "blog/d.mdx", "faq.yaml"];
	const link = path.join(copy.root, "blog/a.mdx");
	symlinkSync("nowhere.mdx", link);
	copy.write("blog/b.mdx/x.mdx", "x");
	copy.remove("faq.yaml");
	mkdirSync(path.join(copy.root, "faq.yaml"));
	symlinkSync("c.mdx", path.join(copy.root, "blog/c.mdx"));
	symlinkSync("b.mdx", path.join(copy.root, "blog/d.mdx"));
	const faults = [...loadContent(copy.root).faults, ...findMisplaced(copy.root)];
	for (const name of names) rmSync(path.join(copy.root, name), { recursive: true, force: true });
	copy.write("faq.yaml", readFileSync("content/faq.yaml", "utf8"));
	expect(faults.map((fault) => copy.tidy(formatFault(fault)))).toEqual(
		names.map(
			(name) =>
				`content/${name}:1:1  this is a folder, or a link to a file that is not there; delete it`,
		),
	);
});
