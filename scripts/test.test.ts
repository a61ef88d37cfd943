import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

test("where nothing can run, npm test says so and ends with an exit code that hosts see", () => {
	const folder = { cwd: mkdtempSync(path.join(tmpdir(), "none-")), encoding: "utf8" } as const;
	const run = spawnSync(process.execPath, [path.resolve("scripts/test.ts")], folder);
	expect([run.status, run.stderr]).toEqual([1, expect.stringMatching(/^build failed:$/m)]);
});
