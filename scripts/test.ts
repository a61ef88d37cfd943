import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { writeCoverage } from "./coverage.ts";

interface Step {
	name: string;
	/** Module of node_modules or script, with its arguments. */
	run: string[];
	/** Vitest project whose report counts; other steps count as one. */
	project?: string;
}

const vitest = (project: string): Step => ({
	name: `${project} tests`,
	run: [
		"node_modules/vitest/vitest.mjs",
		"run",
		"--project",
		project,
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=reports/${project}.json`,
	],
	project,
});

const steps: Step[] = [
	{ name: "types", run: ["node_modules/typescript/bin/tsc", "--noEmit"] },
	{ name: "lint and format", run: ["node_modules/@biomejs/biome/bin/biome", "check"] },
	{ name: "content", run: ["scripts/check-content.ts"] },
	vitest("unit"),
	{ name: "build", run: ["scripts/build.ts"] },
	vitest("dist"),
	vitest("browser"),
];

interface Report {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	testResults: {
		name: string;
		message: string;
		assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
	}[];
}

let passed = 0;
let failed = 0;
let skipped = 0;
/** What failed, said once more under the long output. */
const failures: string[] = [];

rmSync("reports", { recursive: true, force: true });
mkdirSync("reports");
for (const { name, run, project } of steps) {
	console.log(`\n— ${name}`);
	const { status } = spawnSync(process.execPath, run, { stdio: "inherit" });
	const report = project ? readReport(project) : undefined;
	passed += report?.numPassedTests ?? (status === 0 ? 1 : 0);
	failed += report?.numFailedTests ?? 0;
	skipped += report?.numPendingTests ?? 0;
	if (status === 0) continue;
	if (!report?.numFailedTests) failed += 1;
	failures.push(...(report ? listFailures(report) : [name]));
}

const missing = writeCoverage();
if (missing.length) {
	failures.push(`no test quotes ${missing.join(", ")} (docs/product.md)`);
	failed += 1;
}
if (failures.length) console.error(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed ? 1 : 0;

function readReport(project: string): Report | undefined {
	try {
		return JSON.parse(readFileSync(`reports/${project}.json`, "utf8")) as Report;
	} catch {
		return undefined;
	}
}

/** Each failed test with its file and the first line of its reason. */
function listFailures({ testResults }: Report): string[] {
	return testResults.flatMap(({ name, message, assertionResults }) => {
		const file = path.relative(process.cwd(), name);
		const tests = assertionResults.filter(({ status }) => status === "failed");
		if (!tests.length && message) return [`${file}: ${firstLine(message)}`];
		return tests.map(
			({ fullName, failureMessages }) =>
				`${file} > ${fullName}: ${firstLine(failureMessages[0] ?? "")}`,
		);
	});
}

function firstLine(text: string): string {
	return text.split("\n", 1)[0] ?? "";
}
