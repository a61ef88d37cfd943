import { expect, test } from "vitest";
import { listSpoilt, openContentCopy } from "../../../tests/contentSentences.ts";

const copy = openContentCopy();
const post = "  post: guillotine-glass-or-zip-screens\n";

test.each([
	[
		"a category like one of the nine is that one",
		"category: Roller Blinds",
		"category: Roller Blind",
		'11:13  1.category: write one of Plantation Shutters, Roller Blinds, Venetian Blinds, Vertical Blinds, Zip Screens, External Blinds, Awnings, Bioclimatic Pergolas, Glass Systems; did you mean "Roller Blinds"?',
	],
	[
		"a picture without a product or a post leads nowhere",
		post,
		"",
		"59:3  10: add product, or post where the picture shows no product",
	],
	[
		"a picture of a product leads there and to no post",
		post,
		`${post}  product: awnings\n`,
		"63:9  10.post: take the post out; the picture leads to its product",
	],
	[
		"a misspelt product is not missing as well",
		"  product: awnings",
		"  prodcut: awnings",
		'47:3  7.prodcut: not a key here; did you mean "product"?',
	],
	[
		"a misspelt post is not missing as well",
		"  post: ",
		"  pots: ",
		'63:3  10.pots: not a key here; did you mean "post"?',
	],
])("GAL-02 VAL-11 in the gallery, %s", (_what, from, to, sentence) => {
	expect(listSpoilt(copy, "gallery.yaml", from, to)).toEqual([`content/gallery.yaml:${sentence}`]);
});
