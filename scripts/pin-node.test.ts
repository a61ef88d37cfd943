import { spawnSync } from "node:child_process";
import {
	chmodSync,
	existsSync,
	mkdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/makeFolder.ts";

const script = path.resolve("scripts/pin-node.mjs");
const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const machine = `${process.platform}-${process.arch}`;
const name = Object.keys(optionalDependencies).find((pinned) => pinned.endsWith(machine));

/** Runs the script in a project whose pinned Node is created by `put`. */
function install(put: (file: string) => void) {
	const folder = makeFolder({ "node_modules/.bin/npm": "" });
	const bin = path.join(folder, "node_modules", name ?? "", "bin");
	mkdirSync(bin, { recursive: true });
	put(path.join(bin, "node"));
	const options = { cwd: folder, encoding: "utf8" } as const;
	const { status, stderr } = spawnSync(process.execPath, [script], options);
	const isPlaced = existsSync(path.join(folder, "node_modules/.bin/node"));
	return { status, stderr, isPlaced };
}

test.runIf(name)("a pinned Node that runs is placed where npm scripts find it", () => {
	const { status, stderr, isPlaced } = install((file) => symlinkSync(process.execPath, file));
	expect([status, stderr, isPlaced]).toEqual([0, "", true]);
});

test.runIf(name)("a pinned Node that does not run here is not placed, and it says so", () => {
	const { status, stderr, isPlaced } = install((file) => {
		writeFileSync(file, "\u007fELF of another machine");
		chmodSync(file, 0o755);
	});
	expect([status, isPlaced]).toEqual([0, false]);
	expect(stderr).toContain("install Node 26");
});
