import { beforeAll, describe, expect, test } from "vitest";
import { kiama, openPosts, type SpoiltPosts } from "../../tests/spoiltPost.ts";
import { formatFault } from "../faults.ts";

let posts: SpoiltPosts;

beforeAll(async () => {
	posts = await openPosts();
}, 60_000);

describe("of the words and figures of a spoilt post the editor's check finds", () => {
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
			"a share that a neighbour only gives by itself",
			kiama,
			"Never spray",
			"It blocks 99.9% of UV. Never spray",
			"99.9%",
			"99.9% is no figure",
		],
		[
			"a price in an excerpt",
			kiama,
			/^excerpt: /m,
			"excerpt: It costs $9,999. ",
			"It costs",
			"$9,999 is no figure of content/facts.yaml",
		],
		[
			"a price in a description",
			kiama,
			/^description: /m,
			"description: It costs $150 to $800. ",
			"It costs",
			"$150 is no figure of content/facts.yaml",
		],
		[
			"a maker's share without its up to in a title",
			kiama,
			/^title: .*/m,
			"title: Mesh stops 78% of it",
			"Mesh stops",
			'write "up to 78%"; the figure is a ceiling',
		],
		[
			"a phone number in a description",
			kiama,
			/^description: /m,
			"description: Ring us on 02 5550 0134. ",
			"Ring us",
			"the page shows the phone number; link to /contact instead",
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
			"It costs price-zip-screen. Never spray",
			"price-zip-screen",
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
	])("%s", (_what, slug, from, to, at, message) => {
		const found = posts.edit(slug, from, to);
		const own = found.filter((fault) => fault.message.includes(message) && fault.at.startsWith(at));
		expect(found.map(formatFault).join("\n")).toContain(message);
		expect(own).toHaveLength(1);
	});
});
