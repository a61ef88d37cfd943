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
			"a price by the square metre of what is sold by the piece",
			kiama,
			"Never spray",
			"It costs $800 to $2,800 per m². Never spray",
			"$800 to $2,800 per",
			"content/facts.yaml has $800 to $2,800 per screen, not per m²",
		],
		[
			"a price by the square metre of what is sold by the metre",
			kiama,
			"Never spray",
			"Voile is $20–45/m². Never spray",
			"$20–45",
			"content/facts.yaml has $20–45 per metre, not per m²",
		],
		[
			"hyphens between two numbers",
			kiama,
			"Never spray",
			"It lasts 15--25 years. Never spray",
			"--25",
			'write "to" or an en dash, –, between two numbers',
		],
	])("%s", (_what, slug, from, to, at, message) => {
		const found = posts.edit(slug, from, to);
		const own = found.filter((fault) => fault.message.includes(message) && fault.at.startsWith(at));
		expect(found.map(formatFault).join("\n")).toContain(message);
		expect(own).toHaveLength(1);
	});
});
