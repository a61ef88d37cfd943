import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/makeFolder.ts";

test("where nothing can run, npm test says so and ends with an exit code that hosts see", () => {
	const folder = { cwd: makeFolder(), encoding: "utf8" } as const;
	const run = spawnSync(process.execPath, [path.resolve("scripts/test.ts")], folder);
	expect([run.status, run.stderr]).toEqual([1, expect.stringMatching(/^build failed:$/m)]);
});
