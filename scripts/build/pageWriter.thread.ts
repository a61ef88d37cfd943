import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parentPort } from "node:worker_threads";
import type { Message } from "./pageWriter.ts";

const folders = new Set<string>();

parentPort?.on("message", (page: Message) => {
	if (!page) return parentPort?.close();
	const folder = path.dirname(page.filePath);
	if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
	folders.add(folder);
	writeFileSync(page.filePath, page.html);
});
