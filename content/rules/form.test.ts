import { beforeAll, describe, expect, test } from "vitest";
import { kiama, openPosts, type SpoiltPosts } from "../../tests/spoiltPost.ts";
import { formatFault } from "../faults.ts";

let posts: SpoiltPosts;

beforeAll(async () => {
	posts = await openPosts();
}, 60_000);

const angles = "louvre-blade-direction-summer-and-winter";
const opening = /^Zip screens last in Kiama if the metal suits salt and you rinse it off\./m;

describe("of the form of a spoilt post the editor's check finds", () => {
	test.each<
		[what: string, slug: string, from: string | RegExp, to: string, at: string, message: string]
	>([
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
			"the link to /blog/zip-screen-wind-classes-albion-park appears twice; keep one",
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
		const found = posts.edit(slug, from, to);
		const own = found.filter((fault) => fault.message.includes(message) && fault.at.startsWith(at));
		expect(found.map(formatFault).join("\n")).toContain(message);
		expect(own).toHaveLength(1);
	});
});
