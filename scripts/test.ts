import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

const vitest = (...projects: string[]) => [
	"node_modules/vitest/vitest.mjs",
	"run",
	"--reporter=dot",
	...projects.flatMap((project) => ["--project", project]),
];

/** How the tools begin a line that names a failure: Vitest, Playwright, and a file with its line. */
const failure = /^ *(?:FAIL |\d+\) |[\w./+-]+[:(]\d+[:,]\d+).*$/gm;
/** The lines that name failures, by step. */
const failed = new Map<string, string[]>();
const env = { ...process.env, NODE_OPTIONS: "--disable-warning=ExperimentalWarning" };
if (!process.stdout.isTTY) Object.assign(env, { NO_COLOR: "1", FORCE_COLOR: undefined });

// The quick ones beside each other.
await Promise.all([
	runStep("types", ["node_modules/typescript/bin/tsc", "--noEmit"]),
	runStep("lint and format", ["node_modules/@biomejs/biome/bin/biome", "check"]),
	runStep("content", ["scripts/check-content.ts"]),
]);
if (await runStep("build", ["scripts/build.ts"])) {
	await runStep("unit and built pages", vitest("unit", "isolated", "dist"));
	await runStep("browser", ["node_modules/@playwright/test/cli.js", "test"]);
} else {
	await runStep("unit, without the pages that were not built", vitest("unit", "isolated"));
}

for (const [name, lines] of failed) console.error(`\n${name} failed:\n${lines.join("\n")}`);
console.log(failed.size ? "\nThe output of each is above." : "\nAll passed.");
process.exitCode = failed.size ? 1 : 0;

/** Runs a script with its arguments and prints a line for it, and its output if it fails. @returns whether it passed */
async function runStep(name: string, run: string[]): Promise<boolean> {
	const start = Date.now();
	const child = spawn(process.execPath, run, { env, stdio: ["ignore", "pipe", "pipe"] });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
	const code = await new Promise((resolve) => child.once("close", resolve));
	const seconds = Math.round((Date.now() - start) / 1000);
	console.log(`${code === 0 ? "passed" : "FAILED"}  ${name}, ${seconds} s`);
	if (code === 0) return true;
	console.log(`\n${output.trim()}\n`);
	const lines = stripVTControlCharacters(output).match(failure) ?? [];
	failed.set(name, [...new Set(lines.map((line) => line.trim()))]);
	return false;
}
