import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { suburbsPath } from "../../components/ContactForm/suburbs.ts";
import { listSuburbAddresses } from "../../components/Places/suburbAddress.ts";
import { listPrices } from "../../components/PriceGuide/prices.ts";
import { listEntries } from "../../components/Search/entries.ts";
import { indexPath } from "../../components/Search/entry.ts";
import { makeIndex } from "../../components/Search/fullTextIndex.ts";
import { guidePath } from "../../components/Windows/useEnclosedList.ts";
import type { Content } from "../content/collections.ts";

/**
 * What is written from the texts besides their pages. Vite bundles it with the pages, because only Vite reads MDX: a build
 * imports dist/server/textFiles.mjs, the dev server asks Vite for this module.
 */
export { takeContent } from "../content/collections.ts";
export { writeFeeds } from "./feeds.ts";

/**
 * Every file that a page fetches once it is needed, as address and content: the suburbs that the enquiry form suggests, the
 * prices of the windows that go with it, and the index.
 */
export async function* makeSearchFiles(
	content: Content,
): AsyncGenerator<[address: string, text: string]> {
	yield [suburbsPath, JSON.stringify(listSuburbAddresses())];
	yield [guidePath, JSON.stringify(listPrices(content))];
	const index = makeIndex();
	for await (const entry of listEntries(content)) index.add(entry);
	yield [indexPath, JSON.stringify(index)];
}

/** Writes the folder `search` anew. */
export async function writeSearchIndex(folder: string, content: Content): Promise<void> {
	rmSync(path.join(folder, "search"), { recursive: true, force: true });
	for await (const [address, text] of makeSearchFiles(content)) {
		const file = path.join(folder, address);
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}
