import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { renderMdx } from "../../../tests/mdxText.tsx";
import { allowedTags, markdownTags } from "./allowed.ts";

/** The page of a text as the site makes it of one that got past the content check. */
async function render(text: string): Promise<Element> {
	// Not the text of a document, whose parser would move a script or a style into the head.
	const { document } = new JSDOM("", { url: "https://example.com" }).window;
	const box = document.createElement("div");
	box.innerHTML = await renderMdx(text);
	return box;
}

const tags = new Set([...Object.keys(allowedTags), ...markdownTags]);
const attributes = new Set("href title target rel id style scope src alt".split(" "));

/** Everything in a rendered text that could run, load or restyle. */
function listDanger(box: Element): string[] {
	return [...box.querySelectorAll("*")].flatMap((element) => {
		const name = element.localName;
		const found = tags.has(name) ? [] : [`<${name}>`];
		for (const attribute of element.attributes) {
			if (!attributes.has(attribute.name)) found.push(`${attribute.name}=`);
		}
		const scheme = element.hasAttribute("href") ? (element as HTMLAnchorElement).protocol : "";
		if (scheme && !["http:", "https:", "mailto:", "tel:"].includes(scheme)) found.push(scheme);
		const source = element.getAttribute("src");
		if (source && !source.startsWith("/figures/")) found.push(`src=${source}`);
		return found;
	});
}

test.each([
	"<script>alert(1)</script>",
	"<style>body\\{display:none\\}</style>",
	'<img src="x" onerror="alert(1)" />',
	'<img src="/figures/../../x.svg" alt="x" />',
	"![x](javascript:alert)",
	"![x](https://example.com/x.png)",
	"![x][y]\n\n[y]: https://example.com/x.png",
	'<svg onload="alert(1)"><use href="x" /></svg>',
	'<form action="https://example.com"><input name="x" /><button>Go</button></form>',
	'<p style="color:red" class="x" onclick="alert(1)" data-x="y">x</p>',
	"<p dangerouslySetInnerHTML={{ __html: '<img src=x onerror=alert(1)>' }} />",
	"<p {...{ onClick: () => 1 }}>x</p>",
	"<a href={'java' + 'script:alert(1)'}>x</a>",
	"<Thing />",
	"<a.b>x</a.b>",
])(
	"PST-04 PST-05 the compiler, without the content check, lets nothing dangerous of %s through",
	async (text) => {
		expect(listDanger(await render(text))).toEqual([]);
	},
);

test.each([
	"javascript:alert(1)",
	"JaVaScript:alert(1)",
	"&#106;avascript:alert(1)",
	"java&#9;script:alert(1)",
	"&#1;javascript:alert(1)",
	"%6Aavascript:alert(1)",
	"javascript&colon;alert(1)",
	"data:text/html,<b>x</b>",
	"file:///etc/passwd",
])("PST-05 the compiler, without the content check, makes no link of %s", async (href) => {
	const typed = await render(`<a href="${href.replaceAll("<", "&lt;")}">x</a>`);
	const marked = await render(`[x](<${href.replace(/[<>]/g, "")}>)`);
	const defined = await render(`[x][y]\n\n[y]: <${href.replace(/[<>]/g, "")}>`);
	for (const box of [typed, marked, defined]) {
		expect(listDanger(box)).toEqual([]);
		expect(box.textContent).toContain("x");
	}
});

test("the writers' guide lists the tags that may be typed", () => {
	const typed = Object.keys(allowedTags).join(" ");
	expect(readFileSync("content/README.md", "utf8")).toContain(`each closed: \`${typed}\``);
});

test("PST-04 the compiler, without the content check, runs no code of a text: braces and exports leave nothing behind", async () => {
	const box = await render("Before {globalThis.leak} after.\n\n{1 + 1}\n");
	expect(box.textContent?.replace(/\s+/g, " ").trim()).toBe("Before after.");
});
