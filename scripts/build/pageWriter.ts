import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** What the thread is handed: a page to write or, after the last one, nothing. */
export type Message = Page | undefined;

interface Page {
	filePath: string;
	/** UTF-8, in shared memory. */
	bytes: Uint8Array;
	/** Shared memory too, 1 until the page is written, then 0. */
	isTaken: Int32Array;
}

/** A thread that writes pages while the next ones are rendered. */
export interface PageWriter {
	/**
	 * Hands over a page, and waits if ten others are still to be written. Its folder is made where it is missing.
	 * @throws why the thread has ended, or that it has not written a page for a minute
	 */
	write(filePath: string, html: string): void;
	/** Resolves once all pages are on the disk. @throws the file system's error if a page could not be written */
	end(): Promise<void>;
}

/** Pages that may wait for the thread. */
const most = 10;
/** Bytes kept for each of them: enough for nearly all pages. */
const size = 2 ** 18;
/** Milliseconds after which no answer will come. */
const patience = 60_000;

/**
 * Starts a thread of its own for writing pages: without it, a build takes a fifth longer to render all pages. Pages are
 * handed over in memory that both threads share and use again and again; copying them into messages took a twentieth of
 * the processor.
 */
export function startPageWriter(): PageWriter {
	const thread = new Worker(new URL("./pageWriter.thread.ts", import.meta.url));
	// A build that fails meanwhile is not to wait for pages that will never come.
	thread.unref();
	const ended = once(thread, "exit");
	/** Why the thread has ended before its time. */
	let failure: unknown;
	ended.catch((error) => {
		failure = error;
	});
	const send = (message: Message) => thread.postMessage(message);
	const slots = Array.from({ length: most }, () => ({
		isTaken: new Int32Array(new SharedArrayBuffer(4)),
		memory: new Uint8Array(new SharedArrayBuffer(size)),
	}));
	let count = 0;
	return {
		write(filePath, html) {
			if (failure) throw failure;
			const { isTaken, memory } = slots[count++ % most] as (typeof slots)[number];
			if (Atomics.wait(isTaken, 0, 1, patience) === "timed-out") {
				failure = new Error(`the thread that writes pages does not answer, before ${filePath}`);
				throw failure;
			}
			Atomics.store(isTaken, 0, 1);
			send({ filePath, bytes: encode(html, memory), isTaken });
		},
		async end() {
			thread.ref();
			send(undefined);
			await ended;
		},
	};
}

const encoder = new TextEncoder();

/** Encodes into a memory, or into a new one if there is not enough room in it. */
function encode(text: string, memory: Uint8Array): Uint8Array {
	const { read, written } = encoder.encodeInto(text, memory);
	if (read === text.length) return memory.subarray(0, written);
	// UTF-8 takes at most three bytes for each UTF-16 unit.
	return encode(text, new Uint8Array(new SharedArrayBuffer(text.length * 3)));
}
