import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parentPort } from "node:worker_threads";
import type { Message } from "./pageWriter.ts";

const folders = new Set<string>();
let failure: unknown;

parentPort?.on("message", (page: Message) => {
	if (!page) {
		parentPort?.close();
		if (failure) throw failure;
		return;
	}
	try {
		if (!failure) write(page);
	} catch (error) {
		failure = error;
	}
	Atomics.store(page.isTaken, 0, 0);
	Atomics.notify(page.isTaken, 0);
});

function write({ filePath, bytes }: NonNullable<Message>) {
	const folder = path.dirname(filePath);
	if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
	folders.add(folder);
	writeFileSync(filePath, bytes);
}
