import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkCopy, listSentences, openContentCopy } from "../../../tests/contentSentences.ts";
import { readPlan } from "../editor/reading/plan.ts";

const copy = openContentCopy();
const post = "blog/zip-screens-kiama-salt-and-hardware";
const picture = "images/zip-screens.jpg";
let mend = () => {};

/** Moves a file until the test has ended. */
function move(from: string, to: string): void {
	const bytes = readFileSync(`content/${from}`);
	copy.remove(from);
	copy.write(to, bytes);
	mend = () => {
		copy.remove(to);
		copy.write(from, bytes);
	};
}

afterEach(() => {
	mend();
	mend = () => {};
});

test.each([
	[picture, "images/Zip Screens.JPG"],
	[picture, "images/zip-screens.webp"],
	[picture, "images/new/zip-screens.jpg"],
	[picture, "blog/zip-screens.jpg"],
	[picture, "zip-screens.jpg"],
	[`${post}.mdx`, `${post}.MDX`],
	[`${post}.mdx`, `${post}.mdx.txt`],
	[`${post}.mdx`, "Blog/zip-screens-kiama-salt-and-hardware.mdx"],
	[`${post}.mdx`, "blog/2025/zip-screens-kiama-salt-and-hardware.mdx"],
	[`${post}.mdx`, "posts/zip-screens-kiama-salt-and-hardware.mdx"],
	["products/awnings.mdx", "products/awnings.md"],
	["products/roller-shutters.mdx", "Products/roller-shutters.mdx"],
	["pages/about.mdx", "pages/about.MDX"],
	["regions/kiama.yaml", "regions/kiama.yml"],
	["suburbs/kiama.yaml", "suburbs/kiama.yml"],
	["traits/fog.yaml", "traits/fog.yml"],
	["images/images.yaml", "images/images.yml"],
	["site.yaml", "site.yml"],
	["gallery.yaml", "galery.yaml"],
])("VAL-11 %s, which is there as %s, makes nothing wrong that names it", (from, to) => {
	move(from, to);
	const sentences = listSentences(copy).filter(
		(line) => !line.startsWith("content/images/images.yaml"),
	);
	expect(sentences).toEqual([expect.stringMatching(`^content/${to}:1:1  `)]);
});

test("VAL-11 the plan may go on with a post whose file has another ending", () => {
	move(`${post}.mdx`, `${post}.MDX`);
	expect(readPlan(copy.root, checkCopy(copy)).faults).toEqual([]);
});

test.each(["products", "pages"])("VAL-11 a post among the %s is sent to the blog", (folder) => {
	move(`${post}.mdx`, `${folder}/zip-screens-kiama-salt-and-hardware.mdx`);
	expect(listSentences(copy)).toEqual([
		`content/${folder}/zip-screens-kiama-salt-and-hardware.mdx:1:1  this is a post; move it to content/blog`,
	]);
});

test("ARC-06 a post in the folder of pictures is sent to the blog", () => {
	move(`${post}.mdx`, "images/zip-screens-kiama-salt-and-hardware.mdx");
	expect(listSentences(copy).join("\n")).toContain(
		"hardware.mdx:1:1  posts belong in content/blog; move the file there",
	);
});

test("ARC-06 a picture that was cut off on its way is named, wherever the cut is", () => {
	const whole = readFileSync(`content/${picture}`);
	mend = () => copy.write(picture, whole);
	for (const part of [0.05, 0.5, 0.99]) {
		copy.write(picture, whole.subarray(0, Math.round(whole.length * part)));
		expect(listSentences(copy)).toEqual([
			"content/images/zip-screens.jpg:1:1  the end of this picture is missing; copy or export it again",
		]);
	}
});

test.each(["png", "avif"])("ARC-06 a JPEG whose name ends in .%s is to be renamed", (ending) => {
	move(picture, `images/zip-screens.${ending}`);
	expect(listSentences(copy)).toEqual([
		`content/images/zip-screens.${ending}:1:1  this is a JPEG; rename the file to zip-screens.jpg`,
	]);
});

test.each(["blog/zip-screens-kiama-salt-and-hardware.mdx.orig", "faq.yaml.bak"])(
	"VAL-11 %s, which a program left beside its file, is to be deleted",
	(name) => {
		copy.write(name, "old words");
		const sentences = listSentences(copy);
		copy.remove(name);
		const original = path.parse(name).name;
		expect(sentences).toEqual([
			`content/${name}:1:1  a program left this copy of ${original} behind; delete it`,
		]);
	},
);
