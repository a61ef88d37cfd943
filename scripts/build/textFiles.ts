import path from "node:path";
import { listIndexedPaths } from "../../components/Places/indexing.ts";
import { listSuburbAddresses, suburbsPath } from "../../components/Places/suburbAddress.ts";
import { listPrices } from "../../components/PriceGuide/prices.ts";
import { listEntries } from "../../components/Search/entries.ts";
import { makeIndex } from "../../components/Search/fullTextIndex.ts";
import { indexPath } from "../../components/Search/indexText.ts";
import { priceDataPath } from "../../components/Windows/useEnclosedList.ts";
import type { Content } from "../content/collections.ts";
import type { PageSources } from "../content/pageSources.ts";
import { makeFeedFiles } from "./feeds.ts";
import { writeWhole } from "./fillFolder.ts";
import { makeSitemap } from "./sitemap.ts";

type NamedText = [address: string, text: string];

/**
 * Every file that a page fetches once it is needed, as address and content: the suburbs that the enquiry form suggests, the
 * prices of the windows that go with it, and the index.
 */
export async function* makeSearchFiles(content: Content): AsyncGenerator<NamedText> {
	yield [suburbsPath, JSON.stringify(listSuburbAddresses(content))];
	yield [priceDataPath, JSON.stringify(listPrices(content))];
	const index = makeIndex();
	for await (const entry of listEntries(content)) index.add(entry);
	yield [indexPath, JSON.stringify(index)];
}

/**
 * Writes what is made from the texts besides their pages. Vite bundles this with the pages, because only Vite reads MDX: a
 * build imports dist/server/textFiles.mjs, the dev server asks Vite for this module.
 */
export async function writeTextFiles(folder: string, sources: PageSources): Promise<void> {
	const { content } = sources;
	const files: NamedText[] = [
		...(await Array.fromAsync(makeSearchFiles(content))),
		...(await makeFeedFiles(sources)),
		["/sitemap.xml", makeSitemap(sources, listIndexedPaths(content))],
	];
	for (const [address, text] of files) writeWhole(path.join(folder, address), text);
}
