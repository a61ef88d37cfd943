import { mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { openContentCopy } from "../../tests/contentSentences.ts";
import { formatFault } from "./faults.ts";
import { loadContent } from "./load.ts";
import { findMisplaced } from "./misplaced.ts";

const copy = openContentCopy();

function list(): string[] {
	return findMisplaced(copy.root).map((fault) => copy.tidy(formatFault(fault)));
}

/** What is said while a file is there. */
function add(name: string, bytes: string | Buffer = "x"): string[] {
	copy.write(name, bytes);
	const sentences = list();
	copy.remove(name);
	return sentences;
}

test("VAL-11 every file of the content folder is read", () => {
	expect(findMisplaced("content")).toEqual([]);
});

const posts = "posts are .mdx files in content/blog; save it as content/blog/";
const pictures =
	"pictures are .jpg, .jpeg, .png or .avif files in content/images; save it as content/images/";

describe("VAL-11 ARC-06 a file that nothing would read is named, with what to do with it", () => {
	test.each([
		["blog/x.md", `${posts}x.mdx`],
		["blog/x.MDX", `${posts}x.mdx`],
		["blog/Salt and wind.mdx.txt", `${posts}salt-and-wind.mdx`],
		["blog/日本.docx", `${posts}new-name.mdx`],
		["blog/2025/x.mdx", `${posts}x.mdx`],
		["posts/x.mdx", `${posts}x.mdx`],
		["x.mdx", `${posts}x.mdx`],
		["images/x.mdx", `${posts}x.mdx`],
		[
			"blog/zip-screens-kiama-salt-and-hardware.md",
			"posts are .mdx files in content/blog; blog/zip-screens-kiama-salt-and-hardware.mdx is there already, so delete one of the two",
		],
		["faq.yaml.bak", "nothing reads this file; move it out of content"],
		["budget.xlsx", "nothing reads this file; move it out of content"],
		["blog/deck.png", `${pictures}deck.png`],
		["images/IMG_20.HEIC", `${pictures}img-20.jpg`],
		["images/deck.PNG", `${pictures}deck.png`],
		["images/new/x.jpg", `${pictures}x.jpg`],
		[
			"blog/deck.svg",
			"drawings are .svg files in content/figures; save it as content/figures/deck.svg",
		],
		["traits/x.yml", "traits are .yaml files in content/traits; save it as content/traits/x.yaml"],
		[
			"Products/x.mdx",
			"products are .mdx files in content/products; save it as content/products/x.mdx",
		],
		["galery.yaml", 'no file of this name is read; did you mean "gallery.yaml"?'],
		["site.yml", 'no file of this name is read; did you mean "site.yaml"?'],
		["images/zip-screens.avif", "zip-screens is there as .avif and .jpg; delete the old one"],
		[
			"images/deck.jpg",
			"this is no AVIF, JPEG or PNG, whatever its name says; export the picture again",
		],
	])("%s", (name, sentence) => {
		const bytes = name.endsWith(".avif") ? "\0\0\0 ftypavif" : "x";
		expect(add(name, bytes)).toEqual([`content/${name}:1:1  ${sentence}`]);
	});

	test("a picture with the ending of another, or without its end", () => {
		const bytes = readFileSync("content/images/zip-screens.jpg");
		expect(add("images/deck.png", bytes)).toEqual([
			"content/images/deck.png:1:1  this is a JPEG; rename the file to deck.jpg",
		]);
		expect(add("images/deck.jpg", bytes.subarray(0, bytes.length / 2))).toEqual([
			"content/images/deck.jpg:1:1  the end of this picture is missing; copy or export it again",
		]);
	});
});

test.each([
	".DS_Store",
	"blog/.x.mdx.swp",
	"images/Thumbs.db",
	"desktop.ini",
	"blog/x.mdx~",
	"blog/#x.mdx#",
	"images/._zip-screens.jpg",
	"figures/.DS_Store",
	".idea/a.xml",
	"__MACOSX/blog/x.mdx",
	"images/Icon\r",
	"images/ehthumbs.db",
	"$RECYCLE.BIN/x.mdx",
	"blog/.~lock.x.docx#",
	"blog/~$x.docx",
])("%s is the work of a program and passes", (name) => {
	expect(add(name)).toEqual([]);
});

test("VAL-11 a folder and a broken link that are named like posts are one sentence each", () => {
	const names = ["a", "b", "c", "d"];
	const link = path.join(copy.root, "blog/a.mdx");
	symlinkSync("nowhere.mdx", link);
	mkdirSync(path.join(copy.root, "blog/b.mdx"));
	symlinkSync("c.mdx", path.join(copy.root, "blog/c.mdx"));
	symlinkSync("b.mdx", path.join(copy.root, "blog/d.mdx"));
	const { faults } = loadContent(copy.root);
	for (const name of names)
		rmSync(path.join(copy.root, `blog/${name}.mdx`), { recursive: true, force: true });
	expect(faults.map((fault) => copy.tidy(formatFault(fault)))).toEqual(
		names.map(
			(name) =>
				`content/blog/${name}.mdx:1:1  this is a folder, or a link to a file that is not there; delete it`,
		),
	);
});
