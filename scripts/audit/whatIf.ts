import { launchBrowser } from "../browser.ts";
import { findFreePort } from "../serve/ports.ts";
import { type File, recordPage, simulatePaint } from "./lantern.ts";
import { auditedPages } from "./pages.ts";
import { serveAuditSite } from "./site.ts";
import { formatRows, seconds } from "./table.ts";

/** Bytes that a file would take with its headers, from what it takes; undefined if it were not fetched. */
type Sizes = (file: File) => number | undefined;

const isStyle = ({ type }: File) => type === "Stylesheet";
const isScript = ({ type }: File) => type === "Script";
const isBelow = ({ type, priority }: File) => type === "Image" && priority === "Low";
const isHeavy = ({ type }: File) => type === "Font" || type === "Image";

/** Fonts and pictures of at most so many bytes, and nothing from below the first view. */
const atMost =
	(most: number): Sizes =>
	(file) =>
		isBelow(file) ? undefined : isHeavy(file) ? Math.min(file.bytes, most) : file.bytes;

/** As in `sizes`, with a part of the styles in the HTML and the rest of them, like the script, after the paint. */
const withStyles =
	(bytes: number, sizes: Sizes): Sizes =>
	(file) => {
		if (isStyle(file) || isScript(file)) return undefined;
		return file.type === "Document" ? file.bytes + bytes : sizes(file);
	};

const cases: [name: string, sizes: Sizes][] = [
	["as it is", ({ bytes }) => bytes],
	["nothing from below", atMost(Number.POSITIVE_INFINITY)],
	["and 10.2 KB", atMost(10_200)],
	["and 7.3 KB", atMost(7300)],
	["10.2 KB, styles in HTML", withStyles(3300, atMost(10_200))],
];

/**
 * Prints what Lighthouse would compute as the largest paint of each audited page if its files were others:
 * `node scripts/audit/whatIf.ts`. A page is loaded once, and the rest is arithmetic: the columns of one
 * run compare, two runs do not.
 */
const debugging = await findFreePort();
const paths = auditedPages.map(({ path }) => path);
const site = await serveAuditSite("dist/client", paths, await findFreePort());
const browser = await launchBrowser(debugging);
const heads = ["Page", ...cases.map(([name]) => name)];
console.log(formatRows([heads, heads.map(() => "---")]));
for (const path of paths) {
	const load = await recordPage(site.origin + path, debugging);
	const times: string[] = [];
	for (const [, sizes] of cases) times.push(seconds(await simulatePaint(load, sizes)));
	console.log(formatRows([[`\`${path}\``, ...times]]));
}
await browser.close();
await site.close();
