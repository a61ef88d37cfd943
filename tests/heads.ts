import { readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { addressOf, canonical, listFiles } from "./html.ts";

/** The head of a built page, and the crumbs that its body shows. */
export interface PageHead {
	/** Address of the page. */
	path: string;
	head: HTMLElement;
	crumbs: string[];
}

let heads: PageHead[] | undefined;

/** The heads of all built pages. Bodies are not parsed, because that takes most of the time. */
export function readHeads(): PageHead[] {
	heads ??= listFiles().map((file) => {
		const html = readFileSync(file, "utf8");
		const [, nav = ""] =
			/<nav [^>]*aria-label="Breadcrumb"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
		const crumbs = parse(nav).querySelectorAll("li");
		return {
			path: addressOf(file),
			head: parse(html.slice(html.indexOf("<head>"), html.indexOf("</head>"))),
			crumbs: crumbs.map(({ text }) => text),
		};
	});
	return heads;
}

/** The head of one page. @throws when there is none */
export function getHead(path: string): PageHead {
	const head = readHeads().find((head) => head.path === path);
	if (!head) throw new Error(`no page at ${path}`);
	return head;
}

/** Content of a meta tag by its name or property; empty when there is none. */
export function meta({ head }: Pick<PageHead, "head">, name: string): string {
	const tag = head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
	return tag?.getAttribute("content") ?? "";
}

/** The title of a page. */
export function titleOf({ head }: Pick<PageHead, "head">): string {
	return head.querySelector("title")?.text ?? "";
}

/** The structured data of a page, parsed. */
export function dataOf({ head }: Pick<PageHead, "head">): Record<string, unknown>[] {
	return head
		.querySelectorAll('script[type="application/ld+json"]')
		.map((script) => JSON.parse(script.rawText) as Record<string, unknown>);
}

/** Names of the steps of a page's breadcrumb trail as data. */
export function trailOf(page: Pick<PageHead, "head">): string[] {
	const trails = dataOf(page).filter((data) => data["@type"] === "BreadcrumbList");
	return trails.flatMap(({ itemListElement }) =>
		(itemListElement as { name: string }[]).map(({ name }) => name),
	);
}

/** True for a page at its canonical address, so not an alias. */
export function isCanonical(page: PageHead): boolean {
	return canonical(page.head) === page.path;
}

/** True for a page that asks search engines not to index it, but to follow its links. */
export function isHidden(page: PageHead): boolean {
	return meta(page, "robots") === "noindex, follow";
}
