import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { readSubject, type Subject } from "../components/QuoteLink/subject.ts";

/** Folder of the built site. */
export const dist = "dist/client";

/** Files of all built pages. */
export function listFiles(): string[] {
	return globSync(`${dist}/**/*.html`).sort();
}

/** The address of such a file. */
export function addressOf(file: string): string {
	return `/${path.relative(dist, file).replace(/\.html$/, "")}`.replace(/^\/index$/, "/");
}

/** The file that answers an address without a host rule, or undefined. */
export function findFile(address: string): string | undefined {
	const file = address === "/" ? `${dist}/index.html` : `${dist}${address}.html`;
	return existsSync(file) ? file : undefined;
}

/** A built page, parsed. @throws when no file answers the address */
export function readPage(address: string): HTMLElement {
	const file = findFile(address);
	if (!file) throw new Error(`no file answers ${address}`);
	return parse(readFileSync(file, "utf8"));
}

/** A text with single spaces, as a browser shows it. */
export function collapseSpaces(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

/** The text of the main part as a reader sees it. */
export function mainText(page: HTMLElement): string {
	return collapseSpaces(page.querySelector("main")?.textContent ?? "");
}

/** Addresses of the links in a part of a page, in order. */
export function hrefs(part: HTMLElement | null): string[] {
	return (part?.querySelectorAll("a[href]") ?? []).map((link) => link.getAttribute("href") ?? "");
}

/** What a link to the enquiry form takes along. */
export function subjectOf(link: HTMLElement | null | undefined): Subject | undefined {
	const [path, fragment = ""] = (link?.getAttribute("href") ?? "").split("#");
	return path === "/contact" ? readSubject(fragment) : undefined;
}

/** Path of the canonical link of a page or its head. */
export function canonical(page: HTMLElement): string {
	const href = page.querySelector("link[rel=canonical]")?.getAttribute("href");
	return href ? new URL(href).pathname : "";
}
