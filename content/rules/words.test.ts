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
			"a phone number in a description",
			kiama,
			/^description: /m,
			"description: Ring us on 02 5550 0134. ",
			"Ring us",
			"the page shows the phone number; link to /contact instead",
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
		[
			"hyphens for a dash",
			kiama,
			"Never spray",
			"Salt -- when dry --- stays. Never spray",
			"-- when",
			"write a comma, a colon or a new sentence, not hyphens for a dash",
		],
		[
			"hyphens for a dash in a title",
			kiama,
			/^title: .*/m,
			"title: Salt -- and how to rinse it",
			"Salt --",
			"write a comma, a colon or a new sentence, not hyphens for a dash",
		],
	])("%s", (_what, slug, from, to, at, message) => {
		const found = posts.edit(slug, from, to);
		const own = found.filter((fault) => fault.message.includes(message) && fault.at.startsWith(at));
		expect(found.map(formatFault).join("\n")).toContain(message);
		expect(own).toHaveLength(1);
	});
});
