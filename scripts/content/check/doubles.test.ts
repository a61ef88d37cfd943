import { expect, test } from "vitest";
import { listSentences, openContentCopy } from "../../../tests/contentSentences.ts";
import { readText } from "../source/encoding.ts";

const original = "content/blog/zip-screens-kiama-salt-and-hardware.mdx";
const copy = openContentCopy();

/** What the check says while the content folder has one more file. */
function checkWith(name: string, text: string): string[] {
	copy.write(name, text);
	const sentences = listSentences(copy);
	copy.remove(name);
	return sentences;
}

/** The original with its own id and sentences. */
function makeOwn(slug: string): string {
	return readText(original)
		.replace(/^id: 40/m, "id: 90")
		.replace(/^slug: .*/m, `slug: ${slug}`)
		.replace(/^title: .*/m, "title: Rinsing salt off at Gerroa")
		.replace(/^(excerpt|description): (.*) \S+ \S+$/gm, "$1: Once, $2.");
}

test.each([
	["id, title, slug, excerpt and description", "rinse-gerroa", ""],
	["id, title, excerpt and description", "rinse-gerroa", "slug: rinse-gerroa"],
	["title, slug, excerpt and description", "zz-rinse-gerroa", "id: 90"],
])("ARC-06 a copied post that shares %s is one fault, in the copy", (fields, slug, own) => {
	const [key = ""] = own.split(" ");
	const text = own ? readText(original).replace(new RegExp(`^${key} .*`, "m"), own) : undefined;
	expect(checkWith(`blog/${slug}.mdx`, text ?? readText(original))).toEqual([
		`content/blog/${slug}.mdx:1:1  this is a copy of ${original}; give it its own ${fields}`,
	]);
});

test("ARC-06 a copy that is a draft makes no link to its original wrong", () => {
	const text = readText(original).replace(/^id: 40/m, "id: 90\ndraft: true");
	expect(checkWith("blog/zz-rinse-gerroa.mdx", text)).toEqual([
		`content/blog/zz-rinse-gerroa.mdx:1:1  this is a copy of ${original}; give it its own title, slug, excerpt and description`,
	]);
});

test("ARC-06 a slug or id that is taken is reported in the file of another name, whatever comes first", () => {
	const text = makeOwn("zip-screens-kiama-salt-and-hardware").replace(/^id: 90/m, "id: 40");
	expect(checkWith("blog/rinse-gerroa.mdx", text)).toEqual([
		`content/blog/rinse-gerroa.mdx:2:5  id: 40 is taken by ${original}; choose another`,
		`content/blog/rinse-gerroa.mdx:4:7  slug: "zip-screens-kiama-salt-and-hardware" is taken by ${original}; choose another`,
		"content/blog/rinse-gerroa.mdx:4:7  slug: write rinse-gerroa, the name of the file",
	]);
});

test.each([
	["Rinse Gerroa", "rinse-gerroa", []],
	["rinse_gerroa", "rinse-gerroa", []],
	[
		"Rinse-Gerroa",
		"Rinse-Gerroa",
		['4:7  slug: write "rinse-gerroa": lower case, digits and hyphens only'],
	],
	[
		"rinse_gerroa",
		"rinse_gerroa",
		['4:7  slug: write "rinse-gerroa": lower case, digits and hyphens only'],
	],
])(
	"VAL-11 the file %s.mdx is to be renamed, its slug %s is not to follow it",
	(name, slug, more) => {
		const rename =
			"1:1  rename the file to rinse-gerroa.mdx: small letters, digits and hyphens only";
		expect(checkWith(`blog/${name}.mdx`, makeOwn(slug))).toEqual(
			[rename, ...more].map((sentence) => `content/blog/${name}.mdx:${sentence}`),
		);
		expect(checkWith("blog/rinse-gerroa.mdx", makeOwn("rinse-gerroa"))).toEqual([]);
	},
);

test("VAL-11 the new name of a file is one that is free", () => {
	const name = "blog/Zip screens Kiama salt and hardware.mdx";
	expect(checkWith(name, makeOwn("zip-screens-kiama-salt-and-hardware")).join("\n")).toContain(
		"rename the file to zip-screens-kiama-salt-and-hardware-2.mdx: small letters",
	);
});

test("ARC-06 a trait's file is named after its trait, and a trait stands once", () => {
	const fog = readText("content/traits/fog.yaml");
	expect(checkWith("traits/fog copy.yaml", fog)).toEqual([
		"content/traits/fog copy.yaml:1:1  this is a copy of content/traits/fog.yaml; give it its own trait and label",
		"content/traits/fog copy.yaml:1:1  rename the file to fog-copy.yaml: small letters, digits and hyphens only",
	]);
	const mist = fog.replace("trait: fog", "trait: sea-mist").replace(/^label: .*/m, "label: Mist");
	expect(checkWith("traits/mist.yaml", mist)).toEqual([
		"content/traits/mist.yaml:1:8  trait: write mist, the name of the file",
	]);
	expect(checkWith("traits/mist.yaml", mist.replace("sea-mist", "fog"))).toEqual([
		'content/traits/mist.yaml:1:8  trait: "fog" is taken by content/traits/fog.yaml; choose another',
		"content/traits/mist.yaml:1:8  trait: write mist, the name of the file",
	]);
});

test("ARC-06 a copied region or product is named, and nothing else is", () => {
	const region = readText("content/regions/kiama.yaml");
	const product = readText("content/products/zip-screens.mdx");
	expect(checkWith("regions/kiama copy.yaml", region)).toEqual([
		"content/regions/kiama copy.yaml:1:1  this is a copy of content/regions/kiama.yaml; give it its own id, slug and name",
		"content/regions/kiama copy.yaml:1:1  rename the file to kiama-copy.yaml: small letters, digits and hyphens only",
	]);
	expect(checkWith("products/zip-screens 2.mdx", product)).toEqual([
		"content/products/zip-screens 2.mdx:1:1  this is a copy of content/products/zip-screens.mdx; give it its own id, slug, name and metaDescription",
		"content/products/zip-screens 2.mdx:1:1  rename the file to zip-screens-2.mdx: small letters, digits and hyphens only",
	]);
});

test.each([
	["nowra", "add regions/nowra.yaml or move the suburbs"],
	["kiama copy", "move the suburbs into the file of their region"],
])("ARC-06 the suburbs of %s, which is no region, are named once", (name, advice) => {
	expect(checkWith(`suburbs/${name}.yaml`, readText("content/suburbs/kiama.yaml"))).toEqual([
		`content/suburbs/${name}.yaml:1:1  no region has the slug ${name}; ${advice}`,
	]);
});
