import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { listUnquoted } from "./coverage.ts";

interface Step {
	name: string;
	/** Module in node_modules, or script, with its arguments. */
	run: string[];
	/** Vitest project whose report counts; other steps count as one. */
	project?: string;
	/** A step without which this one would test something else, such as an older build. */
	needs?: string;
}

const reportOf = (project: string) => `reports/${project}.json`;

const vitest = (project: string): Step => ({
	name: `${project} tests`,
	run: [
		"node_modules/vitest/vitest.mjs",
		"run",
		"--project",
		project,
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${reportOf(project)}`,
	],
	project,
});

const steps: Step[] = [
	{ name: "types", run: ["node_modules/typescript/bin/tsc", "--noEmit"] },
	{ name: "lint and format", run: ["node_modules/@biomejs/biome/bin/biome", "check"] },
	{ name: "content", run: ["scripts/check-content.ts"] },
	vitest("unit"),
	{ name: "build", run: ["scripts/build.ts"] },
	{ ...vitest("dist"), needs: "build" },
	{ ...vitest("browser"), needs: "build" },
];

interface Report {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	testResults: {
		name: string;
		message: string;
		assertionResults: TestResult[];
	}[];
}

interface TestResult {
	fullName: string;
	status: string;
	/** One for each attempt that failed. */
	failureMessages: string[];
}

let passed = 0;
let failed = 0;
let skipped = 0;
const failedSteps = new Set<string>();
/** What failed, repeated below the long output. */
const failures: string[] = [];
/** What passed, but not at the first attempt. */
const repeated: string[] = [];

const projects = steps.flatMap(({ project }) => project ?? []);
mkdirSync("reports", { recursive: true });
for (const project of projects) rmSync(reportOf(project), { force: true });
for (const { name, run, project, needs = "" } of steps) {
	console.log(`\n— ${name}`);
	if (failedSteps.has(needs)) {
		failed += 1;
		failures.push(`${name}: not run, as the step "${needs}" has failed`);
		continue;
	}
	const { status } = spawnSync(process.execPath, run, { stdio: "inherit" });
	const report = project ? readReport(project) : undefined;
	passed += report?.numPassedTests ?? (status === 0 ? 1 : 0);
	failed += report?.numFailedTests ?? 0;
	skipped += report?.numPendingTests ?? 0;
	if (report) repeated.push(...listRepeated(report));
	if (status === 0) continue;
	failedSteps.add(name);
	if (!report?.numFailedTests) failed += 1;
	failures.push(...(report ? listFailures(report) : [name]));
}

const missing = failed ? [] : listUnquoted(projects.map(reportOf));
if (missing.length) {
	failures.push(`no test quotes ${missing.join(", ")} (docs/product.md)`);
	failed += 1;
}
if (repeated.length) console.warn(`\nPassed when tried again:\n${repeated.join("\n")}`);
if (failures.length) console.error(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed ? 1 : 0;

function readReport(project: string): Report | undefined {
	try {
		return JSON.parse(readFileSync(reportOf(project), "utf8")) as Report;
	} catch {
		return undefined;
	}
}

/** Each failed test with its file and the first line of the reason. */
function listFailures({ testResults }: Report): string[] {
	return testResults.flatMap(({ name, message, assertionResults }) => {
		const tests = assertionResults.filter(({ status }) => status === "failed");
		if (!tests.length && message) return [`${path.relative("", name)}: ${firstLine(message)}`];
		return tests.map((test) => describeTest(name, test));
	});
}

/** Each test that passed after failing, with the reason why it failed. */
function listRepeated({ testResults }: Report): string[] {
	return testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
			.map((test) => describeTest(name, test)),
	);
}

function describeTest(file: string, { fullName, failureMessages }: TestResult): string {
	return `${path.relative("", file)} > ${fullName}: ${firstLine(failureMessages[0] ?? "")}`;
}

function firstLine(text: string): string {
	return text.split("\n", 1)[0] ?? "";
}
