import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readIndex } from "../../components/Search/engine.ts";
import type { Passage } from "../../components/Search/entry.ts";
import { find } from "../../components/Search/find.ts";
import { getContent } from "../content/collections.ts";
import { openIndexCache } from "./searchCache.ts";
import { makeSearchFiles, writeSearchIndex } from "./searchIndex.ts";

const folder = mkdtempSync(path.join(tmpdir(), "search-"));
afterAll(() => rmSync(folder, { recursive: true }));
const readFile = (name: string) => readFileSync(path.join(folder, name), "utf8");
const files = await Array.fromAsync(makeSearchFiles());

test("BEY-04 the index that is written is the one that the browser reads", async () => {
	await writeSearchIndex(folder, openIndexCache(path.join(folder, "cache")));
	const index = await readIndex(readFile("search/index.json"));
	const hits = find(index, "recess depth").groups.flatMap((group) => group.hits);
	expect(hits.length).toBeGreaterThan(3);
	for (const { text } of hits)
		if (text) expect([text, existsSync(path.join(folder, text))]).toEqual([text, true]);
});

test("BEY-04 an index that is kept for the same content is not made again, and one for other content is deleted", async () => {
	const kept = path.join(folder, "kept");
	openIndexCache(kept).keep(Buffer.from("for other content"));
	const [name = ""] = readdirSync(kept);
	renameSync(path.join(kept, name), path.join(kept, "other.json"));
	await writeSearchIndex(folder, openIndexCache(kept));
	expect(readdirSync(kept)).toEqual([name]);
	expect(readFile(`kept/${name}`)).toBe(readFile("search/index.json"));
	openIndexCache(kept).keep(Buffer.from("as kept"));
	await writeSearchIndex(folder, openIndexCache(kept));
	expect(readFile("search/index.json")).toBe("as kept");
});

test("BEY-04 an index that was kept before a post's day came is made again on that day", () => {
	const kept = path.join(folder, "before");
	const { posts } = getContent();
	openIndexCache(kept, { posts: posts.slice(1) }).keep(Buffer.from("without it"));
	expect(openIndexCache(kept, { posts: posts.slice(1) }).known).toEqual(Buffer.from("without it"));
	expect(openIndexCache(kept, { posts }).known).toBeUndefined();
});

test("BEY-04 the same content gives the same bytes, so that caches keep them", async () => {
	expect(await Array.fromAsync(makeSearchFiles())).toEqual(files);
});

test("BEY-04 texts to quote from are plain: no marks, no addresses", () => {
	for (const [address, bytes] of files) {
		if (!address.startsWith("/search/text/")) continue;
		const words = (JSON.parse(String(bytes)) as Passage[])
			.map(({ heading, text }) => `${heading} ${text}`)
			.join("\n");
		expect([address, /\]\(|\*\*|^#|<\w|---/m.exec(words)?.[0]]).toEqual([address, undefined]);
	}
});
