import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { type PageFacts, readFacts } from "./facts.ts";
import { validateMarkup } from "./markup.ts";

const shells = new Set<string>();

/**
 * The page without header and footer when the same ones have been validated before: a third of the time.
 * What ties them to the main part, the ids, is checked in facts.ts.
 */
function withoutKnownShell(html: string): string {
	const body = html.indexOf("<body>") + "<body>".length;
	const main = html.indexOf("<main");
	const end = html.indexOf("</main>") + "</main>".length;
	const shell = html.slice(body, main) + html.slice(end);
	if (!shells.has(shell)) {
		shells.add(shell);
		return html;
	}
	return `${html.slice(0, body)}${html.slice(main, end)}</body></html>`;
}

/** Pages of suburbs: 2,430 from two templates. Each thirteenth is enough to come by every product and every part. */
const ofSuburb = /locations\/(?!region)[^.]+\.html$/;
let seen = 0;

/** Reads and validates its share of the pages, and answers with what it found. */
const found: [string, PageFacts][] = [];
for (const file of workerData as string[]) {
	const html = readFileSync(file, "utf8");
	const facts = readFacts(html);
	if (!ofSuburb.test(file) || seen++ % 13 === 0)
		facts.faults.push(...(await validateMarkup(withoutKnownShell(html))));
	found.push([file, facts]);
}
parentPort?.postMessage(found);
