import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import os from "node:os";
import { parseArgs } from "node:util";
import { constants } from "node:zlib";
import compression from "compression";
import lighthouse, { type Result as Report } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import sirv from "sirv";
import { headersFor, revalidate } from "../netlify/hosting.ts";
import { auditedPages, findBarriers } from "./audit/pages.ts";
import { launchBrowser } from "./browser.ts";
import { findFreePort } from "./serve/ports.ts";

/**
 * `npm run audit` loads a page of every kind of the built site in Lighthouse and axe and writes the medians into docs/audit.md.
 * For one page, without writing: `npm run audit -- --runs 1 --only /contact`.
 */
const { values } = parseArgs({
	options: {
		runs: { type: "string", default: "5" },
		only: { type: "string", multiple: true },
	},
});
const runs = Number(values.runs);

/** Times are in milliseconds. */
const targets = { score: 100, largestPaint: 1000, blockingTime: 0, layoutShift: 0.001 };
const file = "docs/audit.md";
/** Everything below this line is written by people and stays. */
const mark = "<!-- Below this line: notes, kept by `npm run audit`. -->";

interface Audited {
	type: string;
	path: string;
	/** Of the load in the middle of several. */
	report: Report;
	/** Findings of axe at 375 and 1280 px. */
	barriers: string[];
}

const scores = ["performance", "accessibility", "best-practices", "seo"] as const;
const columns: [string, (page: Audited) => string | number][] = [
	["Page", ({ type, path }) => `${type} \`${path}\``],
	["Perf.", ({ report }) => score(report, "performance")],
	["Access.", ({ report }) => score(report, "accessibility")],
	["Practices", ({ report }) => score(report, "best-practices")],
	["SEO", ({ report }) => score(report, "seo")],
	["First paint, s", ({ report }) => seconds(value(report, "first-contentful-paint"))],
	["Largest paint, s", ({ report }) => seconds(value(report, "largest-contentful-paint"))],
	["Blocked, ms", ({ report }) => Math.round(value(report, "total-blocking-time"))],
	["Shift", ({ report }) => value(report, "cumulative-layout-shift").toFixed(4)],
	["Sent, KB", ({ report }) => kilobytes(listRequests(report))],
	["of it script, KB", ({ report }) => kilobytes(listRequests(report, "Script"))],
	["Requests", ({ report }) => listRequests(report).length],
	["axe findings", ({ barriers }) => barriers.length],
];

const debugging = await findFreePort();
const site = await serveSite();
const browser = await launchBrowser(debugging);
const audited: Audited[] = [];
for (const page of auditedPages) {
	if (values.only && !values.only.includes(page.path)) continue;
	const url = site.origin + page.path;
	const barriers = [...(await checkAccess(url, 375)), ...(await checkAccess(url, 1280))];
	audited.push({ ...page, report: await measure(url), barriers });
	console.log(formatTable(audited.slice(-1)).at(-1));
}
const version = browser.version();
await browser.close();
site.close();

const misses = audited.flatMap(listMisses);
const result = misses.map((miss) => `- ${miss}`).join("\n") || "Every page reaches every target.";
console.log(`\n${result}`);
if (!values.only) writeReport();
process.exitCode = misses.length > 0 ? 1 : 0;

/** Serves the built site as the host's network does: Brotli at its best, and the headers of every file. */
async function serveSite() {
	const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } });
	const files = sirv("dist/client", {
		etag: true,
		extensions: ["html"],
		setHeaders(response, pathname) {
			const headers = { "Cache-Control": revalidate, ...headersFor(pathname) };
			for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		},
	});
	const server = createServer((request, response) => {
		compress(request as never, response as never, () => files(request, response));
	});
	const port = await findFreePort();
	await once(server.listen(port), "listening");
	return { origin: `http://localhost:${port}`, close: () => server.close() };
}

async function checkAccess(url: string, width: number): Promise<string[]> {
	const page = await browser.newPage({ viewport: { width, height: 900 } });
	await page.goto(url);
	const barriers = await findBarriers(page);
	await page.close();
	return barriers.map((barrier) => `at ${width} px ${barrier}`);
}

/** Lighthouse with its phone profile: simulated slow 4G, and a processor four times slower. */
async function measure(url: string): Promise<Report> {
	const all: Report[] = [];
	while (all.length < runs) all.push(await load(url));
	return computeMedianRun(all);
}

/** One load, repeated if Chromium's recording broke off, which says nothing about the page. */
async function load(url: string, tries = 3): Promise<Report> {
	const result = await lighthouse(url, { port: debugging, logLevel: "error" });
	const fault = result ? result.lhr.runtimeError?.message : "no result";
	if (result && !fault) return result.lhr;
	if (tries === 1) throw new Error(`${url}: ${fault}`);
	return load(url, tries - 1);
}

/** From 0 to 100. */
function score({ categories }: Report, name: string): number {
	return Math.round((categories[name]?.score ?? 0) * 100);
}

function value({ audits }: Report, name: string): number {
	return audits[name]?.numericValue ?? Number.NaN;
}

interface Request {
	resourceType?: string;
	/** Bytes as sent. */
	transferSize?: number;
}

function listRequests({ audits }: Report, type?: string): Request[] {
	const details = audits["network-requests"]?.details as { items?: Request[] } | undefined;
	return (details?.items ?? []).filter(({ resourceType }) => !type || resourceType === type);
}

/** Thousands of bytes. */
function kilobytes(requests: Request[]): string {
	const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
	return (bytes / 1000).toFixed(1);
}

/** One line for each target that a page misses. */
function listMisses({ path, report, barriers }: Audited): string[] {
	const misses = scores
		.filter((name) => score(report, name) < targets.score)
		.map((name) => `${name} ${score(report, name)} of ${targets.score}`);
	const paint = value(report, "largest-contentful-paint");
	if (paint > targets.largestPaint) misses.push(`largest paint ${seconds(paint)} s`);
	const blocked = value(report, "total-blocking-time");
	if (blocked > targets.blockingTime) misses.push(`blocked for ${Math.round(blocked)} ms`);
	const shift = value(report, "cumulative-layout-shift");
	if (shift >= targets.layoutShift) misses.push(`shift ${shift.toFixed(4)}`);
	misses.push(...barriers.map((barrier) => `axe: ${barrier}`));
	return misses.map((miss) => `\`${path}\`: ${miss}`);
}

/** The rows of a Markdown table. */
function formatTable(pages: Audited[]): string[] {
	const rows = pages.map((page) => columns.map(([, read]) => read(page)));
	return [columns.map(([name]) => name), columns.map(() => "---"), ...rows].map(
		(cells) => `| ${cells.join(" | ")} |`,
	);
}

function writeReport(): void {
	const notes = readFileSync(file, "utf8").split(mark)[1] ?? "";
	const machine = `${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores`;
	const text = [
		"# Audit",
		`Written by \`npm run audit\`: Lighthouse's phone profile (simulated slow 4G, processor four times slower), medians of ${runs} runs; axe at 375 and 1280 px; Chromium ${version}; ${machine}. The build is served with Brotli and the project's own headers over HTTP/1.1.`,
		formatTable(audited).join("\n"),
		`Targets: ${targets.score} in all four categories, largest paint at most ${seconds(targets.largestPaint)} s, nothing blocked, shift under ${targets.layoutShift}, nothing found by axe.`,
		result,
		mark,
		notes.trim(),
	];
	writeFileSync(file, `${text.join("\n\n").trim()}\n`);
}

/** 1234 as 1.23. */
function seconds(milliseconds: number): string {
	return (milliseconds / 1000).toFixed(2);
}
