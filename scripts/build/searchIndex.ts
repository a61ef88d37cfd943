import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { suburbsPath } from "../../components/ContactForm/suburbs.ts";
import { listSuburbAddresses } from "../../components/Places/suburbAddress.ts";
import { listEntries } from "../../components/Search/entries.ts";
import { indexPath } from "../../components/Search/entry.ts";
import { makeIndex } from "../../components/Search/fullTextIndex.ts";

/**
 * Every file that search fetches, as address and content, one after another: the suburbs that the enquiry form suggests,
 * the passages of each text, and at last the index.
 */
export async function* makeSearchFiles(): AsyncGenerator<[address: string, text: string]> {
	yield [suburbsPath, JSON.stringify(listSuburbAddresses())];
	const index = makeIndex();
	for await (const { entry, passages } of listEntries()) {
		index.add(entry);
		if (entry.text && passages) yield [entry.text, JSON.stringify(passages)];
	}
	yield [indexPath, JSON.stringify(index)];
}

/** Writes search/index.json, search/suburbs.json and search/text/ anew. */
export async function writeSearchIndex(folder: string): Promise<void> {
	rmSync(path.join(folder, "search"), { recursive: true, force: true });
	for await (const [address, text] of makeSearchFiles()) {
		const file = path.join(folder, address);
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}
