import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { Candidate } from "./candidate.ts";

/** Slow 4G as in Lighthouse: 1.6 Mbit/s and 150 ms a request. */
const slow = { bytesPerMillisecond: 200, latency: 150 };

/** A server for a candidate's files, over a fast or a slow line; it counts the bytes it sends. */
export interface Link {
	origin: string;
	bytes: number;
	isSlow: boolean;
	stop(): void;
}

/**
 * Serves a candidate. The line is slowed here and not in the browser, whose throttling does not cover workers.
 * Text is sent in Brotli, as hosts do; Pagefind's own files are already compressed.
 */
export async function openLink({ files, script }: Candidate): Promise<Link> {
	const bodies = new Map<string, { type: string; body: Uint8Array; encoding: object }>();
	const add = (address: string, type: string, content: Uint8Array | string) => {
		const isText = /html|javascript|json/.test(type);
		const body = isText ? brotliCompressSync(content) : Buffer.from(content);
		bodies.set(address, { type, body, encoding: isText ? { "Content-Encoding": "br" } : {} });
	};
	add("/", "text/html", '<!doctype html><script type="module" src="/page.js"></script>');
	add("/blank", "text/html", "<!doctype html>");
	add("/page.js", "text/javascript", script);
	for (const [address, content] of files) add(address, typeOf(address), content);

	let free = 0;
	const server = createServer(async (request, response) => {
		const found = bodies.get((request.url ?? "").replace(/\?.*/, ""));
		if (!found) return response.writeHead(404).end();
		const { type, body, encoding } = found;
		link.bytes += body.length;
		if (link.isSlow) {
			const now = performance.now();
			free = Math.max(now + slow.latency, free) + body.length / slow.bytesPerMillisecond;
			await wait(free - now);
		}
		response.writeHead(200, { "Content-Type": type, ...encoding }).end(body);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const link: Link = {
		origin: `http://127.0.0.1:${port}`,
		bytes: 0,
		isSlow: false,
		stop: () => server.close(),
	};
	return link;
}

function typeOf(address: string): string {
	if (address.endsWith(".js")) return "text/javascript";
	return address.endsWith(".json") ? "application/json" : "application/octet-stream";
}
