import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { collapseSpaces, readPage } from "./html.ts";

/** What is read from a page, and what it should be. */
type Rule<Entry> = [
	read: (page: HTMLElement, entry: Entry) => unknown,
	wanted: (entry: Entry, page: HTMLElement) => unknown,
];

/** Declares a test for each thing that all pages of a kind have. */
export function everyPage<Entry extends { path: string }>(
	kind: string,
	entries: readonly Entry[],
	rules: Record<string, Rule<Entry>>,
): void {
	const pages = entries.map((entry) => ({ entry, page: readPage(entry.path) }));
	test.each(Object.entries(rules))(`every ${kind} has %s`, (_what, [read, wanted]) => {
		expect(pages.length).toBeGreaterThan(0);
		for (const { entry, page } of pages)
			expect(read(page, entry), entry.path).toEqual(wanted(entry, page));
	});
}

/** The texts of some parts of a page, as a reader sees them. */
export function texts(part: HTMLElement | null | undefined, selector: string): string[] {
	return (part?.querySelectorAll(selector) ?? []).map(({ textContent }) =>
		collapseSpaces(textContent),
	);
}

/** The part of a page that a heading with these words names. */
export function sectionOf(page: HTMLElement, heading: string | RegExp): HTMLElement | null {
	const found = page
		.querySelectorAll("main :is(h2, h3)")
		.find(({ textContent }) => textContent.match(heading));
	return found?.closest("section, aside") ?? null;
}
