import path from "node:path";
import { pageTexts } from "../addresses.ts";
import { missingFile, suggestion } from "../faults.ts";
import { makeLocator } from "../position.ts";
import type { Source } from "../source.ts";
import { findSource, getFileName, type Loaded, listEntries, type Names } from "./knownNames.ts";

/** How a page says how long the business has done something; "18 years of age" does not match. */
const age = /\bover (\d+) years of (?!age\b)/gi;
const count = /\b(\d+)(?= suburbs\b)/g;

/** Finds texts of standing pages that are missing or belong to none, and numbers about the business that are wrong. */
export function checkPages(names: Names, loaded: Loaded): void {
	const { suburbs } = names.known;
	const pages = listEntries(loaded, "pages");
	const there = pages.map(getFileName);
	const missing = pageTexts.filter((name) => !there.includes(name));
	for (const [index, name] of there.entries()) {
		if (pageTexts.includes(name)) continue;
		const advice =
			suggestion(name, missing) ||
			`; the texts are ${pageTexts.map((text) => `${text}.mdx`).join(", ")}`;
		names.addFile(pages[index]?.source.file ?? "", `no address shows this page${advice}`);
	}
	for (const name of missing)
		names.faults.push(missingFile(path.posix.join(loaded.root, `pages/${name}.mdx`)));

	const texts = pages.map(({ source }) => source);
	const { years } = loaded.content.site ?? {};
	if (years) {
		const message = `content/site.yaml says ${years.business} years; write over ${years.business} years here too`;
		checkNumbers(names, texts, age, [years.business, years.local], message);
	}
	if (suburbs.size) {
		const copy = ["home.yaml", "services.yaml"].flatMap((name) => findSource(loaded, name) ?? []);
		const message = `content/suburbs has ${suburbs.size}; write ${suburbs.size} suburbs here too`;
		checkNumbers(names, [...copy, ...texts], count, [suburbs.size], message);
	}
}

/** Finds wrong numbers in copy, in the data of files and in their texts. The first group of `pattern` is the number. */
function checkNumbers(
	names: Names,
	sources: readonly Source[],
	pattern: RegExp,
	right: readonly number[],
	message: string,
) {
	for (const source of sources) {
		const body = { text: source.body, locate: makeLocator(source.body) };
		for (const { text, locate } of [...source.listTexts(), body]) {
			for (const { index, 1: number } of text.matchAll(pattern)) {
				if (right.includes(Number(number))) continue;
				names.faults.push({ file: source.file, ...locate(index), message });
			}
		}
	}
}
