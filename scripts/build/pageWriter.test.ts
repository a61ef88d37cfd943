import { spawnSync } from "node:child_process";
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

test("a page larger than the memory kept for it is written whole", async () => {
	const page = path.join(folder, "large.html");
	const html = `<p>${"5–10 × 20 °C ".repeat(40_000)}</p>`;
	const writer = startPageWriter();
	writer.write(page, html);
	await writer.end();
	expect(readFileSync(page, "utf8")).toBe(html);
});

test("a page that cannot be written fails the end, with the reason", async () => {
	writeFileSync(path.join(folder, "file"), "");
	const writer = startPageWriter();
	for (let count = 0; count < 30; count++)
		writer.write(path.join(folder, `file/${count}.html`), "<p>");
	await expect(writer.end()).rejects.toThrow(/EEXIST|ENOTDIR/);
});

test("a build that fails while pages are written ends, instead of waiting for the rest of them", () => {
	const script = `
		import { startPageWriter } from ${JSON.stringify(path.resolve("scripts/build/pageWriter.ts"))};
		startPageWriter().write(${JSON.stringify(path.join(folder, "page.html"))}, "<p>");
		process.exitCode = 1;
	`;
	const { status } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
		timeout: 10_000,
	});
	expect(status).toBe(1);
});
