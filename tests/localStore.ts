import { readdirSync, rmSync } from "node:fs";
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
	request as send,
} from "node:http";
import path from "node:path";
import { getStore } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { afterAll, afterEach } from "vitest";
import { longestWork, type StoreKind, storeName } from "../netlify/enquiries/blobs.ts";
import { listen } from "./listen.ts";
import { makeFolder } from "./makeFolder.ts";

/** How the store fails the calls of a test: before or after the work itself. */
export type Fault = "none" | "fails before" | "fails after" | "hangs" | "answers late";

const token = "test";

/**
 * Starts Netlify's own Blobs server on a new folder, behind a proxy that can inject faults, for the tests of a file:
 * emptied after each of them, stopped after the last.
 */
export async function openLocalStore() {
	const directory = makeFolder();
	const blobs = new BlobsServer({ directory, token });
	const { port } = await blobs.start();
	const proxy = await openFaultyProxy(port);
	const { url } = proxy;
	const context = { edgeURL: url, uncachedEdgeURL: url, token, siteID: "site", deployID: "0" };
	process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString("base64");
	const open = (kind: StoreKind) => getStore({ name: storeName(kind, {}), consistency: "strong" });
	afterEach(() => {
		proxy.setFault("none");
		for (const name of readdirSync(directory))
			rmSync(path.join(directory, name), { recursive: true, force: true, maxRetries: 3 });
	});
	afterAll(() => blobs.stop());
	return {
		/** Applies a fault to calls of these methods from now on, or only to those whose address has this key. */
		setFault: proxy.setFault,
		/** Every entry of a store in the local deploy context. */
		async readAll(kind: StoreKind = "enquiries"): Promise<Record<string, unknown>[]> {
			proxy.setFault("none");
			const store = open(kind);
			const { blobs: entries } = await store.list();
			return Promise.all(entries.map(({ key }) => store.get(key, { type: "json" })));
		},
		/** Names of all entries of a store, and what one holds. */
		listKeys: async (kind: StoreKind) => (await open(kind).list()).blobs.map(({ key }) => key),
		readBytes: (kind: StoreKind, key: string): Promise<ArrayBuffer> =>
			open(kind).get(key, { type: "arrayBuffer" }),
		/** Overwrites an entry with a text. */
		async write(key: string, text: string, kind: StoreKind = "enquiries") {
			proxy.setFault("none");
			await open(kind).set(key, text);
		},
	};
}

async function openFaultyProxy(port: number) {
	let fault: Fault = "none";
	let methods: string[] = [];
	let ofKey = "";
	const server = createServer((request, response) => {
		// Fetch would set the timer of an idle connection by a test's clock and clear it by the real one, or the reverse.
		response.shouldKeepAlive = false;
		const applies = methods.includes(request.method ?? "") && request.url?.includes(ofKey);
		void pass(request, response, port, applies ? fault : "none");
	});
	return {
		url: `http://localhost:${await listen(server)}`,
		setFault(next: Fault, on: string[] = ["GET", "PUT"], key = "") {
			fault = next;
			methods = on;
			ofKey = key;
		},
	};
}

async function pass(
	request: IncomingMessage,
	response: ServerResponse,
	port: number,
	fault: Fault,
) {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	if (fault === "fails before") return void response.writeHead(500).end();
	if (fault === "hangs") return;
	const { method, url, headers } = request;
	if (fault === "answers late")
		await new Promise((resolve) => setTimeout(resolve, longestWork + 500));
	const sent = send({ port, method, path: url, headers, agent: false }, (answer) => {
		response.writeHead(fault === "fails after" ? 500 : (answer.statusCode ?? 500), answer.headers);
		answer.pipe(response);
	});
	sent.on("error", () => response.destroy()).end(Buffer.concat(chunks));
}
