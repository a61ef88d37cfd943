import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { findBarriers } from "./audit/axe.ts";
import { measurePage } from "./audit/lighthouse.ts";
import { auditedPages } from "./audit/pages.ts";
import { writeReport } from "./audit/report.ts";
import { serveAuditSite } from "./audit/site.ts";
import { type AuditedPage, formatMisses, formatTable, listMisses } from "./audit/table.ts";
import { launchBrowser } from "./browser.ts";
import { findFreePort } from "./serve/ports.ts";

/**
 * Runs Lighthouse and axe on ten pages of the built site. Prints a table and writes it to docs/audit.md.
 * For a single run on one page: `npm run audit -- --runs 1 --only /contact`.
 */
const { values } = parseArgs({
	options: {
		runs: { type: "string", default: "5" },
		only: { type: "string", multiple: true },
		dist: { type: "string", default: "dist/client" },
	},
});
const runs = Number(values.runs);
const wanted = auditedPages.filter(({ path }) => values.only?.includes(path) ?? true);
const debugging = await findFreePort();
const paths = wanted.map(({ path }) => path);
const site = await serveAuditSite(values.dist, paths, await findFreePort());
const browser = await launchBrowser(debugging);

const audited: AuditedPage[] = [];
for (const page of wanted) {
	const url = site.origin + page.path;
	const barriers = [...(await check(browser, url, 375)), ...(await check(browser, url, 1280))];
	const measures = await measurePage(url, debugging, runs);
	audited.push({ ...page, ...measures, barriers });
	console.log(formatTable(audited.slice(-1)).split("\n").at(-1));
}
const version = browser.version();
await browser.close();
await site.close();

const misses = listMisses(audited);
console.log(`\n${formatTable(audited)}\n\n${formatMisses(misses)}`);
if (!values.only) writeReport({ audited, misses, runs, browser: version });
process.exitCode = misses.length > 0 ? 1 : 0;

async function check(from: Browser, url: string, width: number): Promise<string[]> {
	const page = await from.newPage({ viewport: { width, height: 900 } });
	await page.goto(url);
	const barriers = await findBarriers(page);
	await page.close();
	return barriers.map((barrier) => `at ${width} px ${barrier}`);
}
