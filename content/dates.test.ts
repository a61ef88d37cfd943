import { describe, expect, test } from "vitest";
import { getContent } from "./collections.ts";
import { makeDater, parseLog } from "./dates.ts";
import { listPaths } from "./routing/routes.ts";

const content = getContent();
const [newest] = content.posts;
if (!newest) throw new Error("no posts");
const log = [
	"\x002026-02-03",
	"",
	"content/products/awnings.mdx",
	`${newest.file}`,
	"\x002026-01-02",
	"",
	"content/products/awnings.mdx",
	"content/suburbs/kiama.yaml",
	"",
].join("\n");

describe("the day a page last changed", () => {
	test("BEY-09 the history gives each file its newest commit", () => {
		expect([...parseLog(log)]).toEqual([
			["content/products/awnings.mdx", "2026-02-03"],
			[newest.file, "2026-02-03"],
			["content/suburbs/kiama.yaml", "2026-01-02"],
		]);
	});

	test("BEY-09 a page is as new as the newest file that feeds it", () => {
		const dateOf = makeDater(content, parseLog(log));
		expect(dateOf("/products/awnings")).toBe("2026-02-03");
		expect(dateOf("/locations/kiama/awnings")).toBe("2026-02-03");
		expect(dateOf("/locations/kiama")).toBe("2026-01-02");
		expect(dateOf(`/blog/${newest.slug}`)).toBe("2026-02-03");
		expect(dateOf("/blog")).toBe("2026-02-03");
	});

	test("BEY-09 a post is never older than its own date", () => {
		const older = new Map([[newest.file, "2020-01-01"]]);
		expect(makeDater(content, older)(`/blog/${newest.slug}`)).toBe(newest.date);
	});

	test("BEY-09 without history only days written in the content are used, so that two builds agree", () => {
		const dateOf = makeDater(content, new Map());
		const written = new Set([
			...content.posts.map(({ date }) => date),
			...content.pages.flatMap(({ updated }) => updated ?? []),
		]);
		for (const path of listPaths(content))
			expect(`${path} ${written.has(dateOf(path))}`).toBe(`${path} true`);
		expect(dateOf("/products/awnings")).toBe([...written].sort().at(-1));
	});
});
