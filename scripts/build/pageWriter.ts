import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** What the thread is handed: a page to write or, after the last one, nothing. */
export type Message = { filePath: string; html: string } | undefined;

/** A thread that writes pages while the next ones are rendered. */
export interface PageWriter {
	/** Hands over a page. Its folder is made where it is missing. */
	write(filePath: string, html: string): void;
	/** Resolves once all pages are on the disk. @throws the file system's error if a page could not be written */
	end(): Promise<void>;
}

/** Starts a thread of its own for writing pages: without it, a build takes a fifth longer to render all pages. */
export function startPageWriter(): PageWriter {
	const thread = new Worker(new URL("./pageWriter.thread.ts", import.meta.url));
	const ended = once(thread, "exit");
	// `end` tells of a failure; until then nobody waits for the promise, and Node would end the process.
	ended.catch(() => {});
	const send = (message: Message) => thread.postMessage(message);
	return {
		write: (filePath, html) => send({ filePath, html }),
		async end() {
			send(undefined);
			await ended;
		},
	};
}
