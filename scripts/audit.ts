import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import lighthouse, { type Result as Report } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { runSite } from "../tests/runningSite.ts";
import { auditedPages } from "./auditedPages.ts";
import { launchBrowser } from "./browser.ts";
import { findFreePort } from "./serve/ports.ts";

/**
 * `npm run audit` loads a page of every kind of the built site in Lighthouse and writes the medians into docs/audit.md.
 * For one page, loaded once and without writing: `npm run audit -- /contact`.
 */
const [only] = process.argv.slice(2);
const runs = only ? 1 : 5;
const file = "docs/audit.md";
/** Everything below this line is written by people and stays. */
const mark = "<!-- Below this line: notes, kept by `npm run audit`. -->";

interface Audited {
	type: string;
	path: string;
	/** Of the load in the middle of several. */
	report: Report;
}

/** Lighthouse's scores, from 0 to 100, by their columns. */
const scores = {
	"Perf.": "performance",
	"Access.": "accessibility",
	Practices: "best-practices",
	SEO: "seo",
};
const score = ({ categories }: Report, id: string) =>
	Math.round((categories[id]?.score ?? 0) * 100);
const value = ({ audits }: Report, id: string) => audits[id]?.numericValue ?? Number.NaN;
const seconds = (report: Report, id: string) => (value(report, id) / 1000).toFixed(2);

const columns: [string, (report: Report) => string | number][] = [
	...Object.entries(scores).map(([name, id]): [string, (report: Report) => number] => {
		return [name, (report) => score(report, id)];
	}),
	["First paint, s", (report) => seconds(report, "first-contentful-paint")],
	["Largest paint, s", (report) => seconds(report, "largest-contentful-paint")],
	["Blocked, ms", (report) => Math.round(value(report, "total-blocking-time"))],
	["Shift", (report) => value(report, "cumulative-layout-shift").toFixed(4)],
	["Sent, KB", (report) => kilobytes(listRequests(report))],
	["of it script, KB", (report) => kilobytes(listRequests(report, "Script"))],
	["Requests", (report) => listRequests(report).length],
];

const debugging = await findFreePort();
const site = await runSite();
const browser = await launchBrowser(debugging);
const audited: Audited[] = [];
for (const page of auditedPages.filter(({ path }) => !only || path === only)) {
	const url = site.origin + page.path;
	audited.push({ ...page, report: await measure(url) });
	console.log(formatTable(audited.slice(-1)).at(-1));
}
if (!only) writeReport(browser.version());
await browser.close();
await site.stop();
const isPerfect = audited.every(({ report }) =>
	Object.values(scores).every((id) => score(report, id) === 100),
);
process.exitCode = isPerfect ? 0 : 1;

/** Lighthouse with its phone profile: simulated slow 4G, and a processor four times slower. */
async function measure(url: string): Promise<Report> {
	const all: Report[] = [];
	for (let tries = runs + 3; all.length < runs; tries--) {
		if (tries === 0) throw new Error(`${url} cannot be loaded`);
		const { lhr } = (await lighthouse(url, { port: debugging, logLevel: "error" })) ?? {};
		// Chromium's recording breaks off now and then, which says nothing about the page.
		if (lhr && !lhr.runtimeError) all.push(lhr);
	}
	return computeMedianRun(all);
}

/** What the page fetched, with its bytes as sent. */
function listRequests({ audits }: Report, type?: string) {
	const details = audits["network-requests"]?.details as
		| { items?: { resourceType?: string; transferSize?: number }[] }
		| undefined;
	return (details?.items ?? []).filter(({ resourceType }) => !type || resourceType === type);
}

function kilobytes(requests: { transferSize?: number }[]): string {
	const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
	return (bytes / 1000).toFixed(1);
}

/** The rows of a Markdown table. */
function formatTable(pages: Audited[]): string[] {
	const heads = ["Page", ...columns.map(([name]) => name)];
	const rows = pages.map(({ type, path, report }) => [
		`${type} \`${path}\``,
		...columns.map(([, read]) => read(report)),
	]);
	return [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}

function writeReport(version: string): void {
	const notes = readFileSync(file, "utf8").split(mark)[1] ?? "";
	const machine = `${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores`;
	const text = [
		"# Audit",
		`Written by \`npm run audit\`: Lighthouse's phone profile (simulated slow 4G, processor four times slower), medians of ${runs} runs; Chromium ${version}; ${machine}. The build is served as \`npm start\` does, with Brotli and the project's own headers over HTTP/1.1.`,
		formatTable(audited).join("\n"),
		mark,
		notes.trim(),
	];
	writeFileSync(file, `${text.join("\n\n").trim()}\n`);
}
