import { spawn } from "node:child_process";

/** A module in node_modules, or a script, with its arguments. */
type Run = string[];

const vitest = (...projects: string[]): Run => [
	"node_modules/vitest/vitest.mjs",
	"run",
	"--reporter=dot",
	...projects.flatMap((project) => ["--project", project]),
];

const times: string[] = [];
const failed: string[] = [];

// The quick ones beside each other, each with its output in one piece.
await Promise.all([
	runStep("types", ["node_modules/typescript/bin/tsc", "--noEmit"], "pipe"),
	runStep("lint and format", ["node_modules/@biomejs/biome/bin/biome", "check"], "pipe"),
	runStep("content", ["scripts/check-content.ts"], "pipe"),
]);
if (await runStep("build", ["scripts/build.ts"])) {
	await runStep("unit and dist", vitest("unit", "isolated", "dist"));
	await runStep("browser", ["node_modules/@playwright/test/cli.js", "test"]);
} else {
	await runStep("unit", vitest("unit", "isolated"));
	console.error("Without a build, its pages are not tested.");
}

console.log(`\n${times.join(", ")}`);
if (failed.length) console.error(`Failed, see the output above: ${failed.join(", ")}`);
else console.log("All passed.");
process.exitCode = failed.length ? 1 : 0;

/** Runs a step. @returns whether it passed */
async function runStep(name: string, run: Run, stdio: "inherit" | "pipe" = "inherit") {
	const start = Date.now();
	if (stdio === "inherit") console.log(`\n— ${name}`);
	const child = spawn(process.execPath, run, { stdio: ["ignore", stdio, stdio] });
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream?.on("data", (chunk) => (output += chunk));
	const code = await new Promise((resolve) => child.once("close", resolve));
	times.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
	if (stdio === "pipe") console.log(`\n— ${name}\n${output.trim()}`);
	if (code !== 0) failed.push(name);
	return code === 0;
}
