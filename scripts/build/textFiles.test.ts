import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { find } from "../../components/Search/find.ts";
import { readIndex } from "../../components/Search/fullTextIndex.ts";
import { getContent } from "../content/collections.ts";
import { makeSearchFiles, writeSearchIndex } from "./textFiles.ts";

const folder = mkdtempSync(path.join(tmpdir(), "search-"));
const readFile = (name: string) => readFileSync(path.join(folder, name), "utf8");
const files = await Array.fromAsync(makeSearchFiles(getContent()));

test("BEY-04 the index that is written is the one that the browser reads", async () => {
	await writeSearchIndex(folder, getContent());
	const index = await readIndex(readFile("search/index.json"));
	const hits = find(index, "recess depth").groups.flatMap((group) => group.hits);
	expect(hits.length).toBeGreaterThan(3);
});

test("BEY-04 the same content gives the same bytes, so that caches keep them", async () => {
	expect(await Array.fromAsync(makeSearchFiles(getContent()))).toEqual(files);
});
