import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { canonical, dist } from "./html.ts";

/** The head of a built page, and the crumbs that its body shows. */
export interface PageHead {
	/** Address of the page. */
	path: string;
	head: HTMLElement;
	crumbs: string[];
}

let heads: PageHead[] | undefined;
let byPath: Map<string, PageHead> | undefined;

/** The heads of all built pages. Bodies are not parsed, because that takes most of the time. */
export function readHeads(): PageHead[] {
	heads ??= globSync(`${dist}/**/*.html`)
		.sort()
		.map((file) => {
			const html = readFileSync(file, "utf8");
			const end = html.indexOf("</head>");
			const [, nav = ""] = /<nav class="crumbs"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
			return {
				path: `/${path.relative(dist, file).replace(/\.html$/, "")}`.replace(/^\/index$/, "/"),
				head: parse(html.slice(html.indexOf("<head>"), end)),
				crumbs: parse(nav)
					.querySelectorAll("li")
					.map((item) => item.text),
			};
		});
	return heads;
}

/** The head of one page. @throws when there is none */
export function getHead(path: string): PageHead {
	byPath ??= new Map(readHeads().map((head) => [head.path, head]));
	const head = byPath.get(path);
	if (!head) throw new Error(`no page at ${path}`);
	return head;
}

/** Content of a meta tag by its name or property; empty when there is none. */
export function meta({ head }: PageHead, name: string): string {
	const tag = head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
	return tag?.getAttribute("content") ?? "";
}

/** The title of a page. */
export function titleOf({ head }: PageHead): string {
	return head.querySelector("title")?.text ?? "";
}

/** The structured data of a page, parsed. */
export function dataOf({ head }: PageHead): Record<string, unknown>[] {
	return head
		.querySelectorAll('script[type="application/ld+json"]')
		.map((script) => JSON.parse(script.rawText) as Record<string, unknown>);
}

/** True for a page at its canonical address, so not an alias. */
export function isCanonical(page: PageHead): boolean {
	return canonical(page.head) === page.path;
}

/** True for a page that asks search engines not to index it. */
export function isHidden(page: PageHead): boolean {
	return meta(page, "robots").includes("noindex");
}
