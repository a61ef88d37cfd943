import { describe, expect, test } from "vitest";
import { openContentCopy } from "../../../tests/contentSentences.ts";
import { formatFault } from "../faults.ts";
import { loadContent } from "../load.ts";
import { findStrayFiles, isWritten } from "./files.ts";

const copy = openContentCopy();

function listStrays(): string[] {
	return findStrayFiles(copy.root).faults.map((fault) => copy.tidy(formatFault(fault)));
}

test("VAL-11 every file that stands in the content folder is read, or belongs to the code", () => {
	expect(findStrayFiles("content")).toEqual({ faults: [], awaited: [], misplaced: [] });
	expect(listStrays()).toEqual([]);
});

describe("VAL-11 a file that nothing would read is named, with what to do with it", () => {
	test.each([
		["blog/x.md", "posts end in .mdx; rename the file to x.mdx"],
		["blog/x.MDX", "posts end in .mdx; rename the file to x.mdx"],
		["blog/x.mdx.txt", "posts end in .mdx; rename the file to x.mdx"],
		["blog/x", "posts end in .mdx; rename the file to x.mdx"],
		["blog/Salt and wind.txt", "posts end in .mdx; rename the file to salt-and-wind.mdx"],
		["blog/日本.md", "posts end in .mdx; rename the file to new-name.mdx"],
		["blog/x.docx", "posts are plain text and end in .mdx; write its words into a new file, x.mdx"],
		[
			"blog/zip-screens-kiama-salt-and-hardware.md",
			"posts end in .mdx, and zip-screens-kiama-salt-and-hardware.mdx is already there; delete one of the two",
		],
		["blog/deck.png", "pictures belong in content/images; move the file there"],
		["blog/deck.svg", "drawings belong in content/figures; move the file there"],
		[
			"blog/2025/x.mdx",
			"posts belong in content/blog itself, not in a folder below it; move the file there",
		],
		["x.mdx", "posts belong in content/blog; move the file there"],
		["posts/x.mdx", "posts belong in content/blog; move the file there"],
		["Blog/x.mdx", "posts belong in content/blog, in small letters; move the file there"],
		["articles/x.md", "posts belong in content/blog; move the file there"],
		[
			"images/my-photo.webp",
			"pictures are .avif, .jpg, .jpeg or .png in small letters; save it as my-photo.jpg",
		],
		[
			"images/IMG_20.HEIC",
			"pictures are .avif, .jpg, .jpeg or .png in small letters; save it as img-20.jpg",
		],
		[
			"images/deck.PNG",
			"pictures are .avif, .jpg, .jpeg or .png in small letters; save it as deck.png",
		],
		[
			"images/My Photo.jpg",
			"name pictures in small letters, digits and hyphens; rename the file to my-photo.jpg",
		],
		["images/awnings.webp", "awnings.jpg is already there; delete one of the two"],
		[
			"images/new/x.jpg",
			"pictures belong in content/images itself, not in a folder below it; move the file there",
		],
		["images/zip-screens.avif", "zip-screens is there as .avif and .jpg; delete the old one"],
		["images/Images.yml", "rename the file to images.yaml"],
		["traits/x.yml", "traits end in .yaml; rename the file to x.yaml"],
		["products/x.yaml", "products end in .mdx; rename the file to x.mdx"],
		["site.yml", "rename the file to site.yaml"],
		["galery.yaml", 'no file of this name is read; did you mean "gallery.yaml"?'],
		["budget.xlsx", "nothing reads this file here; move it out of content"],
		[
			"images/deck.jpg",
			"this is no AVIF, JPEG or PNG, whatever its name says; export the picture again",
		],
	])("%s", (name, sentence) => {
		copy.write(name, name.endsWith(".avif") ? "\0\0\0 ftypavif" : "x");
		const sentences = listStrays();
		copy.remove(name);
		expect(sentences).toEqual([`content/${name}:1:1  ${sentence}`]);
	});
});

test.each([".DS_Store", "blog/.x.mdx.swp", "images/Thumbs.db", "blog/x.mdx~", ".idea/a.xml"])(
	"%s is the work of a program and passes",
	(name) => {
		copy.write(name, "x");
		const sentences = listStrays();
		copy.remove(name);
		expect(sentences).toEqual([]);
	},
);

test("VAL-11 a stray file is among the faults that stop a build", () => {
	copy.write("blog/x.md", "x");
	const { faults } = loadContent(copy.root);
	copy.remove("blog/x.md");
	expect(faults.map((fault) => copy.tidy(formatFault(fault)))).toEqual([
		"content/blog/x.md:1:1  posts end in .mdx; rename the file to x.mdx",
	]);
});

test.each([
	["blog/a-post.mdx", true],
	["blog/a-post.md", true],
	["images/home-hero.jpg", true],
	["blog/.a-post.mdx.swp", false],
	["blog/a-post.mdx~", false],
	["rules/numbers.ts", false],
	["schema/json/post.json", false],
])("VAL-11 %s is of the files that people write: %s", (name, written) => {
	expect(isWritten(name)).toBe(written);
});
