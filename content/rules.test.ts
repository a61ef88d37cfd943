import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type Checked, checkContent } from "./check.ts";
import { type Fault, formatFault } from "./faults.ts";
import type { Post } from "./load.ts";
import { readBody } from "./mdx/check.ts";
import type { Desk } from "./rules/rule.ts";
import { openDictionary } from "./rules/spelling/dictionary.ts";
import { editPiece, editPosts, makeDesk, makePiece } from "./rules.ts";
import { parseFrontmatter } from "./source.ts";

let checked: Checked;
let desk: Desk;

beforeAll(async () => {
	checked = checkContent();
	desk = makeDesk(checked, "content", await openDictionary());
}, 60_000);

/** What an editor says of a finished post after something in it was changed, with the text at the place named. */
function editSpoilt(slug: string, from: string | RegExp, to: string): (Fault & { at: string })[] {
	const file = `content/blog/${slug}.mdx`;
	const text = readFileSync(file, "utf8");
	const spoilt = text.replace(from, to);
	expect(spoilt).not.toBe(text);
	const source = parseFrontmatter(file, spoilt);
	const sound = desk.pieces.find(({ post }) => post.slug === slug);
	const post = { ...sound?.post, ...(source.data as Post), file };
	const piece = makePiece(post, { source, body: readBody(source.body) }, sound?.plan);
	if (!piece) throw new Error("the spoilt post is not sound");
	const lines = spoilt.split("\n");
	return editPiece(piece, desk).map((fault) => {
		return { ...fault, at: (lines[fault.line - 1] ?? "").slice(fault.column - 1) };
	});
}

const kiama = "zip-screens-kiama-salt-and-hardware";
const angles = "louvre-blade-direction-summer-and-winter";
const opening = /^Zip screens last in Kiama if the metal suits salt and you rinse it off\./m;

test("ENT-17 PST-21 the posts that stand in the project stand every rule of the editor's check", async () => {
	const { faults, pieces } = editPosts(checked, "content", await openDictionary());
	expect(faults.map(formatFault)).toEqual([]);
	expect(pieces.length).toBeGreaterThanOrEqual(89);
}, 60_000);

describe("the editor's check of a spoilt post finds", () => {
	test.each<
		[what: string, slug: string, from: string | RegExp, to: string, at: string, message: string]
	>([
		[
			"money that no fact gives",
			kiama,
			"Never spray",
			"It costs $777. Never spray",
			"$777",
			"$777 is no figure of content/facts.yaml",
		],
		[
			"a share that no fact gives",
			kiama,
			"Never spray",
			"It lasts 37% longer. Never spray",
			"37%",
			"37% is no figure",
		],
		[
			"a size that is no example",
			kiama,
			"Never spray",
			"It is 37 mm deep. Never spray",
			"37 mm",
			'or call it an example ("say 600 mm")',
		],
		[
			"a life that no fact gives",
			kiama,
			"Never spray",
			"It lasts 99 years. Never spray",
			"99 years",
			"99 years is no figure",
		],
		[
			"a speed that no fact gives",
			kiama,
			"Never spray",
			"It stands 130 km/h. Never spray",
			"130 km/h",
			"130 km/h is no figure",
		],
		[
			"a sum that is wrong",
			kiama,
			"3 × $800 = $2,400 to",
			"3 × $800 = $2,800 to",
			"$2,800 to 3",
			"3 × $800 comes to 2,400, not $2,800; redo the sum",
		],
		[
			"a maker's share without its up to",
			kiama,
			"Never spray",
			"Mesh stops 78% of it. Never spray",
			"78%",
			'write "up to 78%"; the figure is a ceiling',
		],
		[
			"an opening that is too long",
			kiama,
			opening,
			"$& It does so for a long time when it is looked after as the maker says it should be.",
			"Zip screens last",
			"the first paragraph has 77 words; cut it to 60",
		],
		[
			"an opening without a planned figure",
			kiama,
			"Allow $800 to $2,800 a screen",
			"Allow $800 or rather more a screen",
			"Zip screens last",
			"give 2800 (price-zip-screen) in the first paragraph",
		],
		[
			"a heading before the answer",
			kiama,
			opening,
			"## The answer\n\n$&",
			"## The answer",
			"start with a paragraph that answers the reader's question",
		],
		[
			"a text that is too short",
			kiama,
			/\n## Kiama is two climates[\s\S]*?(?=\n## When we would)/,
			"\n",
			"Zip screens last",
			"words; write 650 at least",
		],
		[
			"a stock phrase",
			kiama,
			"Never spray",
			"It is the perfect screen. Never spray",
			"perfect screen",
			'"perfect" is a stock phrase',
		],
		[
			"an exclamation mark",
			kiama,
			"Never spray oil",
			"Never! Spray oil",
			"! Spray",
			"no exclamation marks",
		],
		[
			"a phrase that spans words",
			kiama,
			"Never spray",
			"It is not just cheap but good. Never spray",
			"not just",
			'"not just … but" is a stock phrase',
		],
		[
			"a stock phrase in the frontmatter",
			kiama,
			/^excerpt: (\S+)/m,
			"excerpt: Simply $1",
			"Simply",
			'"simply" is a stock phrase',
		],
		[
			"a heading that skips a step",
			kiama,
			"## The monthly rinse",
			"#### The monthly rinse",
			"The monthly",
			"use ### here; headings go down one step at a time",
		],
		[
			"a heading that names the genre",
			kiama,
			"## The monthly rinse",
			"## Conclusion",
			"Conclusion",
			'name the thing the section is about, not "Conclusion"',
		],
		[
			"a heading twice",
			kiama,
			"## The monthly rinse",
			"## What salt attacks first",
			"What salt",
			"another section has this heading",
		],
		[
			"a planned link that is missing",
			kiama,
			"[zip screen wind classes](/blog/zip-screen-wind-classes-albion-park)",
			"wind classes",
			"Zip screens last",
			"link to /blog/zip-screen-wind-classes-albion-park once, as planned",
		],
		[
			"a planned link that stands twice",
			kiama,
			"Never spray",
			"See [wind classes](/blog/zip-screen-wind-classes-albion-park). Never spray",
			"[wind classes]",
			"the link to /blog/zip-screen-wind-classes-albion-park stands twice; keep one",
		],
		[
			"a link on words that say nothing",
			kiama,
			"Never spray",
			"Go [here](/gallery). Never spray",
			"[here]",
			"let the linked words say where the link goes",
		],
		[
			"a place link to the wrong product",
			kiama,
			"Never spray",
			"See [Bombo](/locations/bombo/zip-screens). Never spray",
			"[Bombo]",
			"for a place write /locations/bombo/zip-screens-awnings",
		],
		[
			"a phone number",
			kiama,
			"Never spray",
			"Ring 0412 345 678. Never spray",
			"0412",
			"the page shows the phone number; link to /contact instead",
		],
		[
			"an e-mail address",
			kiama,
			"Never spray",
			"Write to us@example.com now. Never spray",
			"",
			"the page shows the e-mail address",
		],
		[
			"the id of a fact",
			kiama,
			"Never spray",
			"It costs [price-zip-screen]. Never spray",
			"[price-zip-screen",
			"the id price-zip-screen is for writers; print the figure",
		],
		[
			"what a draft starts with",
			kiama,
			"Never spray",
			"TODO. Never spray",
			"TODO",
			"this is still the draft's own text; write yours",
		],
		[
			"a misspelt word",
			kiama,
			"Never spray",
			"Never sprey",
			"sprey",
			'"sprey" is in no dictionary; did you mean',
		],
		[
			"American spelling",
			kiama,
			"Never spray",
			"The color fades. Never spray",
			"color fades",
			'"color" is in no dictionary; did you mean',
		],
		[
			"a suburb in small letters",
			kiama,
			"Never spray",
			"Near bombo. Never spray",
			"bombo",
			'"bombo" is in no dictionary; write Bombo',
		],
		[
			"a tag with a capital",
			kiama,
			"tags: [",
			"tags: [Shade, ",
			"Shade, ",
			"write the tag in small letters, shade",
		],
		[
			"an excerpt without its stop",
			kiama,
			/^(excerpt: .*)\.$/m,
			"$1",
			"",
			"end it with a full stop",
		],
		[
			"an alt text that says it is a picture",
			angles,
			/!\[Three side views of louvre blades, north at the left:/,
			"![Diagram of louvre blades:",
			"![Diagram",
			"start the text in the square brackets with what is shown",
		],
		[
			"a second table in a short post",
			kiama,
			"## The monthly rinse",
			"| A | B |\n| --- | --- |\n| One | Two |\n\n| C | D |\n| --- | --- |\n| One | Two |\n\n## The monthly rinse",
			"| C | D |",
			"tables in",
		],
	])("%s", (_what, slug, from, to, at, message) => {
		const found = editSpoilt(slug, from, to);
		const own = found.filter((fault) => fault.message.includes(message) && fault.at.startsWith(at));
		expect(found.map(formatFault).join("\n")).toContain(message);
		expect(own).toHaveLength(1);
	});
});

describe("the editor's check says nothing of", () => {
	test.each<[what: string, text: string]>([
		["a sum that is shown", "Two cost 2 × $800 = $1,600, and $1,600 + $500 = $2,100."],
		["a sum in words", "Four at $800 come to $3,200."],
		["a size that is called an example", "Say the sill is 37 mm deep."],
		["a fact in another unit", "It keeps 0.9 m off the boundary, which is 90 cm."],
		["a share with its up to", "Mesh stops up to 78% of the heat through the glass."],
		["a checked figure about a place", "A westerly has gusted to 98 km/h here."],
		["a year", "It was built in 1978."],
		["a possessive and a hyphen", "Kiama's wind-swept headland isn't kind to cut-price screens."],
	])("%s", (_what, text) => {
		expect(editSpoilt(kiama, "Never spray", `${text} Never spray`).map(formatFault)).toEqual([]);
	});
});
