import { once } from "node:events";
import { globSync } from "node:fs";
import os from "node:os";
import { Worker } from "node:worker_threads";
import { dist } from "../html.ts";
import { addressOf } from "../weight.ts";
import type { PageFacts } from "./facts.ts";

/** The facts of every built page by its address; the work is shared among the processors. */
export async function surveyPages(): Promise<Map<string, PageFacts>> {
	const files = globSync(`${dist}/**/*.html`).sort();
	const count = os.availableParallelism();
	const shares = await Promise.all(
		Array.from({ length: count }, (_, turn) =>
			survey(files.filter((_file, i) => i % count === turn)),
		),
	);
	return new Map(shares.flat().map(([file, facts]) => [addressOf(file), facts]));
}

async function survey(files: string[]): Promise<[string, PageFacts][]> {
	const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: files });
	const [found] = (await once(worker, "message")) as [[string, PageFacts][]];
	return found;
}
