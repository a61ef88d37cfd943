import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { type Content, getContent, keepContent } from "./collections.ts";

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the content that a build has checked is what the process that it starts takes, without reading it again", async () => {
	const file = keepContent(path.join(folder, "content.json"));
	const kept = JSON.parse(readFileSync(file, "utf8")) as Content;
	expect(kept).toEqual(getContent());
	kept.site.phone = "02 0000 0000";
	writeFileSync(file, JSON.stringify(kept));
	vi.stubEnv("CHECKED_CONTENT", file);
	vi.resetModules();
	const started = await import("./collections.ts");
	expect(started.getContent()).toEqual(kept);
	vi.unstubAllEnvs();
});
