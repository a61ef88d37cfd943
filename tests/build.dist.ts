import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProjectFolder, removeProjectFolder } from "./projectFolder.ts";

let folder: string;

beforeAll(() => {
	folder = makeProjectFolder();
	// A link to the built site, which a build would otherwise empty.
	rmSync(path.join(folder, "dist"));
});

afterAll(() => removeProjectFolder(folder));

test("ARC-07 a page that cannot be rendered stops the build, with the reason and an exit code that hosts see", () => {
	const file = path.join(folder, "pages/about/+data.ts");
	const text = readFileSync(file, "utf8");
	writeFileSync(file, text.replace("data() {", 'data() {\n\tthrow new Error("no such tide");'));
	const run = (args: string[]) =>
		spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
	expect(run(["scripts/build/bundle.ts"]).status).toBe(0);
	// This file is shared with the project, whose next build would look for its pages in this folder.
	const note = "@brillout/vite-plugin-server-entry/dist/esm/runtime/autoImporter.js";
	expect(readFileSync(path.join("node_modules", note), "utf8")).not.toContain(folder);
	const { status, stderr } = run(["scripts/build/pages.ts"]);
	expect(stderr).toContain("no such tide");
	expect(stderr).toContain("pages_about");
	expect(status).toBe(1);
});
