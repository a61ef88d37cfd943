import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import os from "node:os";
import { parseArgs } from "node:util";
import { constants } from "node:zlib";
import compression from "compression";
import lighthouse from "lighthouse";
import sirv from "sirv";
import { headersFor, revalidate } from "../netlify/hosting.ts";
import { auditedPages, findBarriers } from "./audit/pages.ts";
import { launchBrowser } from "./browser.ts";
import { median } from "./median.ts";
import { findFreePort } from "./serve/ports.ts";

/**
 * `npm run audit` loads ten pages of the built site in Lighthouse and axe and writes the medians into docs/audit.md.
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

/** What Lighthouse says of one load, or the medians of several. Scores are 0 to 100, sizes bytes as sent. */
type Measures = Record<(typeof measured)[number], number>;
const scores = ["performance", "accessibility", "best-practices", "seo"] as const;
const measured = [
	...scores,
	"first-contentful-paint",
	"largest-contentful-paint",
	"total-blocking-time",
	"cumulative-layout-shift",
	"bytes",
	"scriptBytes",
	"requests",
] as const;

interface Audited extends Measures {
	type: string;
	path: string;
	/** Findings of axe at 375 and 1280 px. */
	barriers: string[];
}

const columns: [string, (page: Audited) => string | number][] = [
	["Page", ({ type, path }) => `${type} \`${path}\``],
	["Perf.", (page) => page.performance],
	["Access.", (page) => page.accessibility],
	["Practices", (page) => page["best-practices"]],
	["SEO", (page) => page.seo],
	["First paint, s", (page) => seconds(page["first-contentful-paint"])],
	["Largest paint, s", (page) => seconds(page["largest-contentful-paint"])],
	["Blocked, ms", (page) => Math.round(page["total-blocking-time"])],
	["Shift", (page) => page["cumulative-layout-shift"].toFixed(4)],
	["Sent, KB", ({ bytes }) => (bytes / 1000).toFixed(1)],
	["of it script, KB", ({ scriptBytes }) => (scriptBytes / 1000).toFixed(1)],
	["Requests", ({ requests }) => requests],
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
	audited.push({ ...page, ...(await measure(url)), barriers });
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
async function measure(url: string): Promise<Measures> {
	const all: Measures[] = [];
	while (all.length < runs) all.push(await load(url));
	const medians = measured.map((name) => [name, median(all.map((one) => one[name]))]);
	return Object.fromEntries(medians);
}

/** One load, repeated if Chromium's recording broke off, which says nothing about the page. */
async function load(url: string, tries = 3): Promise<Measures> {
	const result = await lighthouse(url, { port: debugging, logLevel: "error" });
	const fault = result ? result.lhr.runtimeError?.message : "no result";
	if (!result || fault) {
		if (tries === 1) throw new Error(`${url}: ${fault}`);
		return load(url, tries - 1);
	}
	const { audits, categories } = result.lhr;
	const details = audits["network-requests"]?.details as { items?: NetworkRequest[] } | undefined;
	const requests = details?.items ?? [];
	const total = (list: NetworkRequest[]) =>
		list.reduce((sum, one) => sum + (one.transferSize ?? 0), 0);
	const own: Record<string, number> = {
		bytes: total(requests),
		scriptBytes: total(requests.filter(({ resourceType }) => resourceType === "Script")),
		requests: requests.length,
	};
	const read = (name: string) =>
		own[name] ?? audits[name]?.numericValue ?? Math.round((categories[name]?.score ?? 0) * 100);
	return Object.fromEntries(measured.map((name) => [name, read(name)])) as Measures;
}

/** One line for each target that a page misses. */
function listMisses(page: Audited): string[] {
	const misses = scores
		.filter((name) => page[name] < targets.score)
		.map((name) => `${name} ${page[name]} of ${targets.score}`);
	const paint = page["largest-contentful-paint"];
	if (paint > targets.largestPaint) misses.push(`largest paint ${seconds(paint)} s`);
	const blocked = page["total-blocking-time"];
	if (blocked > targets.blockingTime) misses.push(`blocked for ${Math.round(blocked)} ms`);
	const shift = page["cumulative-layout-shift"];
	if (shift >= targets.layoutShift) misses.push(`shift ${shift.toFixed(4)}`);
	misses.push(...page.barriers.map((barrier) => `axe: ${barrier}`));
	return misses.map((miss) => `\`${page.path}\`: ${miss}`);
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

type NetworkRequest = { resourceType?: string; transferSize?: number };
