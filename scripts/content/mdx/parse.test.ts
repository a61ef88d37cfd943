import { readFileSync } from "node:fs";
import { createProcessor } from "@mdx-js/mdx";
import fc from "fast-check";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { listFiles } from "../files.ts";
import { splitFrontmatter } from "../source/frontmatter.ts";
import { parseText } from "./parse.ts";

/** MDX's own parser, which is ten times slower. */
const reference = createProcessor({ remarkPlugins: [remarkGfm] });

/** What GFM has besides, for Sätteri. */
const plain = `
| Screen | Width | Note |
| :--- | ---: | :-: |
| ~~Old~~ | 3 m | a \\| b |

- [x] measured
- [ ] fitted[^1]

* loose

  and &amp; &copy; &#8211; escaped \\* \\[ marks

1. Steps
   > quoted *in **them***

[^1]: By the end of the week.

Set in one
=====

[so are we][us] ![Bars](/figures/wind-classes.svg "Caption")\\
on two lines

[us]: /contact "Us"
`;
/** What the two read differently, for MDX's own parser. */
const special =
	"<span>Salt is **patient**</span>, {1 + 1}, at www.example.com, https://example.com/a or mail@example.com.";

const texts = listFiles("content", /\.mdx$/).map(
	(file) => splitFrontmatter(readFileSync(file, "utf8")).body,
);

test("every text of the site is parsed as MDX's own parser does, positions too, and so is all else that GFM has", () => {
	expect(texts.length).toBeGreaterThan(89);
	for (const text of [...texts, plain, special])
		expect(parseText(text)).toEqual(reference.parse(text));
});

const plainMarks = [
	...["*", "**", "_", "`", "~~", "|", "[", "]", "](/contact)", "(", ")", "\\", "&lt;", "!", '"'],
	...["\n", "\n\n", "  \n", "\t", "    ", "- ", "1. ", "# ", "## ", "> ", "---", "===\n"],
];
const specialMarks = [
	...["{", "}", "<", "<em>", "<p>", "</p>", "<br />", "<br>", '<a href="/x">', "www.x.com"],
];

/** A text with marks put in and characters taken out at up to three places. */
function spoil(marks: readonly string[]) {
	const part = fc.double({ min: 0, max: 1, noNaN: true });
	const slip = fc.tuple(part, fc.constantFrom(...marks), fc.nat(3));
	return fc
		.tuple(fc.constantFrom(...texts), fc.array(slip, { minLength: 1, maxLength: 3 }))
		.map(([text, slips]) =>
			slips.reduce((changed, [part, mark, gone]) => {
				const at = Math.floor(part * changed.length);
				return changed.slice(0, at) + mark + changed.slice(at + gone);
			}, text),
		);
}

test.each([
	["plain", plainMarks, 300],
	["special", specialMarks, 60],
])(
	"a text with slips in its %s marks is parsed as MDX's own parser does, or cannot be read by either",
	(_kind, marks, numRuns) => {
		const parse = (read: (text: string) => unknown, text: string) => {
			try {
				return read(text);
			} catch {
				return "unreadable";
			}
		};
		fc.assert(
			fc.property(spoil(marks), (text) => {
				expect(parse(parseText, text)).toEqual(parse((one) => reference.parse(one), text));
			}),
			{ numRuns, seed: 27 },
		);
	},
);

test.each([
	"www.example.com",
	"WWW.example.com",
	"http://example.com",
	"HTTPS://example.com",
	"mail@example.com",
	"mailto:mail@example.com",
	"xmpp:mail@example.com/desk",
])("an address without a link's marks is seen: %s", (address) => {
	const found: string[] = [];
	visit(parseText(`Write to ${address} today.`), "link", ({ url }) => void found.push(url));
	expect(found).toHaveLength(1);
});
