import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { listCode, listFiles } from "./files.ts";

test("files are found at every depth, sorted, and none that are hidden; of code, no tests", () => {
	const root = mkdtempSync(path.join(tmpdir(), "files-"));
	mkdirSync(path.join(root, "deep/deeper"), { recursive: true });
	for (const name of ["b.ts", "a.tsx", "a.test.tsx", "a.css", "deep/deeper/c.ts", "deep/._b.ts"])
		writeFileSync(path.join(root, name), "");
	const tidy = (files: string[]) => files.map((file) => path.relative(root, file));
	expect(tidy(listFiles(root, /\.ts$/))).toEqual(["b.ts", "deep/deeper/c.ts"]);
	expect(tidy(listCode([root], /\.tsx?$/))).toEqual(["a.tsx", "b.ts", "deep/deeper/c.ts"]);
	expect(listFiles(path.join(root, "missing"))).toEqual([]);
});
