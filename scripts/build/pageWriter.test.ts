import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startPageWriter } from "./pageWriter.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "pages-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("pages are on the disk once the writer has ended, in folders that it made", async () => {
	const pages = Array.from({ length: 50 }, (_, index) =>
		path.join(folder, `a/b${index % 3}/${index}.html`),
	);
	const writer = startPageWriter();
	for (const page of pages) writer.write(page, `<p>${page} costs $5–10</p>`);
	await writer.end();
	for (const page of pages) expect(readFileSync(page, "utf8")).toBe(`<p>${page} costs $5–10</p>`);
});

test("a page that cannot be written fails the end, with the reason", async () => {
	writeFileSync(path.join(folder, "file"), "");
	const writer = startPageWriter();
	writer.write(path.join(folder, "file/page.html"), "<p>");
	await expect(writer.end()).rejects.toThrow(/EEXIST|ENOTDIR/);
});
