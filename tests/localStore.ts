import { mkdtempSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { getStore } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { afterAll, afterEach } from "vitest";
import { longestWork, type StoreKind, storeKinds, storeName } from "../netlify/enquiries/blobs.ts";

/** How the store fails the calls of a test: before, during or after the work itself. */
export type Fault =
	| "none"
	| "fails before"
	| "breaks off"
	| "fails after"
	| "hangs"
	| "answers late"
	| "full";

export interface LocalStore {
	/** Applies a fault to calls of these methods from now on, or only to those whose address has this key. */
	setFault(fault: Fault, methods?: string[], key?: string): void;
	/** Every entry of a store in the local deploy context. */
	readAll(kind?: StoreKind): Promise<Record<string, unknown>[]>;
	/** Names of all entries of a store, and what one holds. */
	listKeys(kind: StoreKind): Promise<string[]>;
	readBytes(kind: StoreKind, key: string): Promise<ArrayBuffer>;
	/** Overwrites an entry with a text. */
	write(key: string, text: string, kind?: StoreKind): Promise<void>;
	empty(): Promise<void>;
	stop(): Promise<void>;
}

const token = "test";

/** Starts a store for the tests of a file: emptied after each of them, stopped after the last. */
export async function openLocalStore(): Promise<LocalStore> {
	const store = await startLocalStore();
	afterEach(() => store.empty());
	afterAll(() => store.stop());
	return store;
}

/** Starts Netlify's own Blobs server on a new folder, behind a proxy that can inject faults. */
export async function startLocalStore(): Promise<LocalStore> {
	const directory = mkdtempSync(path.join(tmpdir(), "blobs-"));
	const blobs = new BlobsServer({ directory, token });
	const { port } = await blobs.start();
	const door = await openDoor(port);
	const context = (edgeURL: string) =>
		Buffer.from(
			JSON.stringify({ edgeURL, uncachedEdgeURL: edgeURL, token, siteID: "site", deployID: "0" }),
		).toString("base64");
	process.env.NETLIFY_BLOBS_CONTEXT = context(door.url);
	const open = (kind: StoreKind) => getStore({ name: storeName(kind, {}), consistency: "strong" });
	return {
		setFault: door.setFault,
		async readAll(kind = "enquiries") {
			door.setFault("none");
			const store = open(kind);
			const { blobs: entries } = await store.list();
			return Promise.all(entries.map(({ key }) => store.get(key, { type: "json" })));
		},
		listKeys: async (kind) => (await open(kind).list()).blobs.map(({ key }) => key),
		readBytes: (kind, key) => open(kind).get(key, { type: "arrayBuffer" }),
		async write(key, text, kind = "enquiries") {
			door.setFault("none");
			await open(kind).set(key, text);
		},
		async empty() {
			door.setFault("none");
			for (const kind of storeKinds) await open(kind).deleteAll();
		},
		async stop() {
			door.server.closeAllConnections();
			door.server.close();
			await blobs.stop();
		},
	};
}

async function openDoor(port: number) {
	let fault: Fault = "none";
	let methods: string[] = [];
	let ofKey = "";
	const server = createServer((request, response) => {
		const applies = methods.includes(request.method ?? "") && request.url?.includes(ofKey);
		void pass(request, response, port, applies ? fault : "none");
	});
	await listen(server);
	return {
		server,
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
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
	if (fault === "full") return void response.writeHead(507).end("no space left");
	if (fault === "hangs") return;
	if (fault === "breaks off") return void response.socket?.destroy();
	const { method = "GET", url, headers } = request;
	if (fault === "answers late")
		await new Promise((resolve) => setTimeout(resolve, longestWork + 500));
	const answer = await fetch(`http://localhost:${port}${url}`, {
		method,
		headers: {
			authorization: String(headers.authorization),
			...(headers["if-none-match"] && { "if-none-match": headers["if-none-match"] }),
		},
		...(method === "PUT" ? { body: Buffer.concat(chunks) } : {}),
	});
	if (fault === "fails after") return void response.writeHead(500).end();
	response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
}

function listen(server: Server): Promise<void> {
	return new Promise((resolve) => server.listen(0, resolve));
}
