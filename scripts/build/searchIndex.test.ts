import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Passage } from "../../components/Search/entry.ts";
import { find } from "../../components/Search/find.ts";
import { readIndex } from "../../components/Search/fullTextIndex.ts";
import { makeSearchFiles, writeSearchIndex } from "./searchIndex.ts";

const folder = mkdtempSync(path.join(tmpdir(), "search-"));
afterAll(() => rmSync(folder, { recursive: true }));
const readFile = (name: string) => readFileSync(path.join(folder, name), "utf8");
const files = await Array.fromAsync(makeSearchFiles());

test("BEY-04 the index that is written is the one that the browser reads", async () => {
	await writeSearchIndex(folder);
	const index = await readIndex(readFile("search/index.json"));
	const hits = find(index, "recess depth").groups.flatMap((group) => group.hits);
	expect(hits.length).toBeGreaterThan(3);
	for (const { text } of hits)
		if (text) expect([text, existsSync(path.join(folder, text))]).toEqual([text, true]);
});

test("BEY-04 the same content gives the same bytes, so that caches keep them", async () => {
	expect(await Array.fromAsync(makeSearchFiles())).toEqual(files);
});

test("BEY-04 texts to quote from are plain: no marks, no addresses", () => {
	for (const [address, text] of files) {
		if (!address.startsWith("/search/text/")) continue;
		const words = (JSON.parse(text) as Passage[])
			.map(({ heading, text }) => `${heading} ${text}`)
			.join("\n");
		expect([address, /\]\(|\*\*|^#|<\w|---/m.exec(words)?.[0]]).toEqual([address, undefined]);
	}
});
