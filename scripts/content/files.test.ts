import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { listCode, listFiles } from "./files.ts";

const root = mkdtempSync(path.join(tmpdir(), "files-"));

beforeAll(() => {
	mkdirSync(path.join(root, "deep", "deeper"), { recursive: true });
	for (const name of ["b.ts", "a.tsx", "a.test.tsx", "a.css", "deep/deeper/c.ts", "deep/._b.ts"])
		writeFileSync(path.join(root, name), "");
});

test("files are found at every depth, sorted, and none that are hidden", () => {
	const names = listFiles(root, /\.ts$/).map((file) => file.slice(root.length + 1));
	expect(names).toEqual(["b.ts", "deep/deeper/c.ts"]);
});

test("tests are left out where code is asked for", () => {
	const names = listCode([root], /\.tsx?$/).map((file) => path.basename(file));
	expect(names).toEqual(["a.tsx", "b.ts", "c.ts"]);
});

test("nothing is found in a folder that is not there", () => {
	expect(listFiles(path.join(root, "missing"), /./)).toEqual([]);
});
