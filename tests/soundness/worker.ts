import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { type PageFacts, readFacts } from "./facts.ts";
import { validateMarkup } from "./markup.ts";

/** Reads and validates its share of the pages, and answers with what it found. */
const found: [string, PageFacts][] = [];
for (const file of workerData as string[]) {
	const html = readFileSync(file, "utf8");
	const facts = readFacts(html);
	facts.faults.push(...(await validateMarkup(html)));
	found.push([file, facts]);
}
parentPort?.postMessage(found);
