import { readFileSync } from "node:fs";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { listFiles } from "../files.ts";
import { splitFrontmatter } from "../source/frontmatter.ts";
import { parseText } from "./parse.ts";

const reference = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

const everything = `
| Screen | Width |
| :--- | ---: |
| ~~Old~~ | 3 m |

- [x] measured
- [ ] fitted[^1]

[^1]: By the end of the week.

<span>Salt is **patient**</span>, and [so are we](/contact).
`;

test("every text of the site is parsed as remark-gfm parses it, and so is all else that GFM has", () => {
	const files = listFiles("content", /\.mdx$/);
	const texts = files.map((file) => splitFrontmatter(readFileSync(file, "utf8")).body);
	expect(texts.length).toBeGreaterThan(89);
	for (const text of [...texts, everything]) expect(parseText(text)).toEqual(reference.parse(text));
});

test.each([
	"www.example.com",
	"WWW.example.com",
	"http://example.com",
	"HTTPS://example.com",
	"mail@example.com",
	"mailto:mail@example.com",
	"xmpp:mail@example.com/desk",
])("an address without a link's marks is still seen: %s", (address) => {
	const found: string[] = [];
	visit(parseText(`Write to ${address} today.`), "link", ({ url }) => void found.push(url));
	expect(found).toHaveLength(1);
});
