import os from "node:os";
import { chromium } from "@playwright/test";
import lighthouse, { type Result as Report } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { runSite } from "../tests/runningSite.ts";
import { findBrowser } from "./browser.ts";
import { findFreePort } from "./serve/ports.ts";

/**
 * `npm run audit` loads a page of every kind of the built site in Lighthouse and prints the medians, which docs/audit.md
 * keeps. For one page, loaded once: `npm run audit -- /contact`.
 */
const [only] = process.argv.slice(2);
const runs = only ? 1 : 5;

/** One page of each type that a visitor can land on, with its path. */
const auditedPages = [
	{ type: "Home", path: "/" },
	{ type: "Products", path: "/products" },
	{ type: "Product", path: "/products/plantation-shutters" },
	{ type: "Gallery", path: "/gallery" },
	{ type: "Blog list", path: "/blog" },
	{ type: "Post", path: "/blog/cleaning-curtains-guide" },
	{ type: "Guide", path: "/plantation-shutters-guide" },
	{ type: "Contact", path: "/contact" },
	{ type: "Chooser", path: "/which-product" },
	{ type: "Comparison", path: "/compare" },
	{ type: "The sun", path: "/sun" },
	{ type: "Measuring", path: "/measure" },
	{ type: "Price guide", path: "/price-guide" },
	{ type: "Search", path: "/search" },
	{ type: "Locations", path: "/locations" },
	{ type: "Suburb and product", path: "/locations/kiama/zip-screens-awnings" },
] as const;

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
const { args = [], ...options } = await findBrowser();
const debugged = [...args, `--remote-debugging-port=${debugging}`];
const browser = await chromium.launch({ ...options, args: debugged });
const machine = `${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores`;
console.log(`Medians of ${runs}; Chromium ${browser.version()}; ${machine}\n`);
const heads = ["Page", ...columns.map(([name]) => name)];
for (const cells of [heads, heads.map(() => "---")]) printRow(cells);
for (const { type, path } of auditedPages.filter(({ path }) => !only || path === only)) {
	const report = await measure(site.origin + path);
	printRow([`${type} \`${path}\``, ...columns.map(([, read]) => read(report))]);
	if (Object.values(scores).some((id) => score(report, id) < 100)) process.exitCode = 1;
}
await browser.close();
await site.stop();

/** Prints a row of a Markdown table. */
function printRow(cells: (string | number)[]): void {
	console.log(`| ${cells.join(" | ")} |`);
}

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
