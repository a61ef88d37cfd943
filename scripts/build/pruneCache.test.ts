import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pruneCache } from "./pruneCache.ts";

const day = 24 * 3_600_000;
const now = Date.UTC(2026, 10, 21);
let folder: string;

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "prune-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function keep(name: string, daysAgo: number) {
	const file = path.join(folder, name);
	writeFileSync(file, "");
	utimesSync(file, (now - daysAgo * day) / 1000, (now - daysAgo * day) / 1000);
}

test("what this build uses stays however old it is; what it does not use stays 30 days", () => {
	keep("used.avif", 400);
	keep("of-another-branch.avif", 29);
	keep("forgotten.avif", 31);
	pruneCache(folder, new Set(["used.avif"]), now);
	expect(readdirSync(folder).sort()).toEqual(["of-another-branch.avif", "used.avif"]);
});

test("the 30 days count from the last build that used a file", () => {
	keep("hero.avif", 400);
	pruneCache(folder, new Set(["hero.avif"]), now);
	pruneCache(folder, new Set(), now + 29 * day);
	expect(readdirSync(folder)).toEqual(["hero.avif"]);
	pruneCache(folder, new Set(), now + 31 * day);
	expect(readdirSync(folder)).toEqual([]);
});
