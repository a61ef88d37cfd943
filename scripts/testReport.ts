import { readFileSync } from "node:fs";
import path from "node:path";

/** What the reports of Vitest and of Playwright Test say of one test. */
export interface TestResult {
	file: string;
	title: string;
	status: "passed" | "failed" | "skipped";
	/** First line of the reason, of a test that failed. */
	reason: string;
}

interface VitestReport {
	testResults: {
		name: string;
		message: string;
		assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
	}[];
}

interface Suite {
	title: string;
	file: string;
	suites?: Suite[];
	specs: {
		title: string;
		ok: boolean;
		tests: { status: string; results: { error?: { message?: string } }[] }[];
	}[];
}

interface PlaywrightReport {
	suites: Suite[];
	errors: { message?: string }[];
}

/** Not built by decision (Q12), so no test can prove it. */
const notBuilt = ["ENT-24"];

/** Reads a report of either runner; one that is missing has no results. */
export function readReport(file: string): TestResult[] {
	let text: string;
	try {
		text = readFileSync(file, "utf8");
	} catch {
		return [];
	}
	const report = JSON.parse(text) as VitestReport | PlaywrightReport;
	if ("testResults" in report) return report.testResults.flatMap(readVitest);
	const errors = report.errors.map(({ message }) => fail("", "browser tests", message));
	return [...errors, ...report.suites.flatMap((suite) => readSuite(suite))];
}

function readVitest({
	name,
	message,
	assertionResults,
}: VitestReport["testResults"][number]): TestResult[] {
	const file = path.relative("", name);
	if (!assertionResults.length && message) return [fail(file, "", message)];
	return assertionResults.map(({ fullName, status, failureMessages }) => {
		if (status === "failed") return fail(file, fullName, failureMessages[0]);
		return pass(file, fullName, status !== "passed");
	});
}

function readSuite({ file, specs, suites = [], title }: Suite, parents = ""): TestResult[] {
	const above = title === file ? parents : `${parents}${title} `;
	const own = specs.map(({ title, ok, tests: [test] }) => {
		const whole = above + title;
		if (ok) return pass(file, whole, test?.status === "skipped");
		return fail(file, whole, test?.results.find(({ error }) => error)?.error?.message);
	});
	return [...own, ...suites.flatMap((suite) => readSuite(suite, above))];
}

function pass(file: string, title: string, isSkipped: boolean): TestResult {
	return { file, title, status: isSkipped ? "skipped" : "passed", reason: "" };
}

function fail(file: string, title: string, reason = ""): TestResult {
	return { file, title, status: "failed", reason: reason.split("\n", 1)[0] ?? "" };
}

/** Ids that a test title quotes; `AL-01 to AL-04` means all four. */
function listIds(title: string): string[] {
	const ids = [...title.matchAll(/\b([A-Z]{2,4})-(\d{2})(?: to (?:\1-)?(\d{2}))?/g)];
	return ids.flatMap(([, section, from = "", to = from]) =>
		Array.from({ length: Math.max(Number(to) - Number(from) + 1, 1) }, (_, step) => {
			return `${section}-${String(Number(from) + step).padStart(2, "0")}`;
		}),
	);
}

/** Lines of docs/product.md that no test that passed quotes. */
export function listUnquoted(results: TestResult[]): string[] {
	const passed = results.filter(({ status }) => status === "passed");
	const quoted = new Set([...notBuilt, ...passed.flatMap(({ title }) => listIds(title))]);
	const product = readFileSync("docs/product.md", "utf8");
	const ids = [...product.matchAll(/^- ([A-Z]{2,4}-\d{2}) /gm)].map(([, id = ""]) => id);
	return ids.filter((id) => !quoted.has(id));
}
