import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { listUnquoted, readReport, type TestResult } from "./testReport.ts";

interface Step {
	name: string;
	/** Module in node_modules, or script, with its arguments. */
	run: string[];
	/** JSON report of single tests; a step without one counts as one. */
	report?: string;
}

const vitest = (...projects: string[]): Step => {
	const report = "reports/vitest.json";
	const chosen = projects.flatMap((project) => ["--project", project]);
	const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
	return {
		name: projects.join(", "),
		run: ["node_modules/vitest/vitest.mjs", "run", ...chosen, ...reporters],
		report,
	};
};
const quick: Step[] = [
	{ name: "types", run: ["node_modules/typescript/bin/tsc", "--noEmit"] },
	{ name: "lint and format", run: ["node_modules/@biomejs/biome/bin/biome", "check"] },
	{ name: "content", run: ["scripts/check-content.ts"] },
];
const build: Step = { name: "build", run: ["scripts/build.ts"] };
const browser: Step = {
	name: "browser",
	run: ["node_modules/@playwright/test/cli.js", "test"],
	report: "reports/browser.json",
};

const results: TestResult[] = [];
const times: string[] = [];

await Promise.all(quick.map((step) => runStep(step, "pipe")));
const isBuilt = await runStep(build);
await runStep(isBuilt ? vitest("unit", "isolated", "dist") : vitest("unit", "isolated"));
if (isBuilt) await runStep(browser);
else addResult("dist and browser", "failed", "not run, as there is no build");

const missing = listUnquoted(results).join(", ");
if (missing && results.every(({ status }) => status !== "failed"))
	addResult("docs/product.md", "failed", `no test quotes ${missing}`);
const failed = results.filter(({ status }) => status === "failed");
if (failed.length) {
	const lines = failed.map(({ file, title, reason }) => `${file} ${title}: ${reason}`.trim());
	console.error(`\nFailed:\n${lines.join("\n")}`);
}
console.log(`\n${times.join(", ")}`);
const count = (wanted: string) => results.filter(({ status }) => status === wanted).length;
console.log(`${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`);
process.exitCode = failed.length ? 1 : 0;

/** Runs a step and notes what came of it. @returns whether it passed */
async function runStep({ name, run, report }: Step, stdio: "inherit" | "pipe" = "inherit") {
	if (report) rmSync(report, { force: true });
	const start = Date.now();
	if (stdio === "inherit") console.log(`\n— ${name}`);
	const child = spawn(process.execPath, run, { stdio: ["ignore", stdio, stdio] });
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream?.on("data", (chunk) => (output += chunk));
	const code = await new Promise((resolve) => child.once("close", resolve));
	times.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
	if (stdio === "pipe") console.log(`\n— ${name}\n${output.trim()}`);
	const own = report ? readReport(report) : [];
	results.push(...own);
	const isExplained = own.some(({ status }) => status === "failed");
	if (code === 0 && !report) addResult(name, "passed");
	if (code !== 0 && !isExplained) addResult(name, "failed", "see its output above");
	return code === 0;
}

function addResult(title: string, status: TestResult["status"], reason = "") {
	results.push({ file: "", title, status, reason });
}
