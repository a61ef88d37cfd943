import path from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../../tests/makeFolder.ts";
import { listCode, listFiles } from "./files.ts";

test("files are found at every depth, sorted, and none that are hidden; of code, no tests", () => {
	const names = ["b.ts", "a.tsx", "a.test.tsx", "a.css", "deep/deeper/c.ts", "deep/._b.ts"];
	const root = makeFolder(Object.fromEntries(names.map((name) => [name, ""])));
	const tidy = (files: string[]) => files.map((file) => path.relative(root, file));
	expect(tidy(listFiles(root, /\.ts$/))).toEqual(["b.ts", "deep/deeper/c.ts"]);
	expect(tidy(listCode([root], /\.tsx?$/))).toEqual(["a.tsx", "b.ts", "deep/deeper/c.ts"]);
	expect(listFiles(path.join(root, "missing"))).toEqual([]);
});
