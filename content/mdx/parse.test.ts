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

const everything = `
| Screen | Width |
| :--- | ---: |
| ~~Old~~ | 3 m |

- [x] measured
- [ ] fitted[^1]

[^1]: By the end of the week.

<span>Salt is **patient**</span>, and [so are we](/contact), at www.example.com or mail@example.com.
`;

const texts = listFiles("content", /\.mdx$/).map(
	(file) => splitFrontmatter(readFileSync(file, "utf8")).body,
);

test("every text of the site is parsed as MDX's own parser does, positions too, and so is all else that GFM has", () => {
	expect(texts.length).toBeGreaterThan(89);
	for (const text of [...texts, everything]) expect(parseText(text)).toEqual(reference.parse(text));
});

const marks = fc.constantFrom(
	...["*", "**", "_", "`", "~~", "|", "[", "]", "](/contact)", "(", ")", "\\", "&lt;", "!", '"'],
	...["\n", "\n\n", "  \n", "\t", "    ", "- ", "1. ", "# ", "## ", "> ", "---", "===\n"],
	...[
		"{",
		"}",
		"<",
		"<em>",
		"<p>",
		"</p>",
		"<br />",
		"<br>",
		'<a href="/x">',
		"https://x.com/y",
		"www.x.com",
	],
);

/** A text with marks put in and characters taken out at up to three places. */
const spoilt = fc
	.tuple(
		fc.constantFrom(...texts),
		fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), marks, fc.nat(3)), {
			minLength: 1,
			maxLength: 3,
		}),
	)
	.map(([text, slips]) =>
		slips.reduce((changed, [part, mark, gone]) => {
			const at = Math.floor(part * changed.length);
			return changed.slice(0, at) + mark + changed.slice(at + gone);
		}, text),
	);

test("a text with slips in it is parsed as MDX's own parser does, or cannot be read by either", () => {
	const parse = (read: (text: string) => unknown, text: string) => {
		try {
			return read(text);
		} catch {
			return "unreadable";
		}
	};
	fc.assert(
		fc.property(spoilt, (text) => {
			expect(parse(parseText, text)).toEqual(parse((one) => reference.parse(one), text));
		}),
		{ numRuns: 300, seed: 27 },
	);
});

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
