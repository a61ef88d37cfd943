import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { BlobsServer } from "@netlify/blobs/server";
// Netlify's own bundler, which its command-line tool brings.
import { zipFunctions } from "@netlify/zip-it-and-ship-it";

/*
 * Bundles the functions as the host does and calls them on the Node that runs this file: functions run on the host's own
 * Node, not on that of the lockfile. `node scripts/check-bundle.ts`, with Node 22 or 24.
 */

const folder = mkdtempSync(path.join(tmpdir(), "functions-"));
const store = new BlobsServer({ directory: path.join(folder, "store"), token: "token" });
const { port } = await store.start();
const url = `http://localhost:${port}`;
const client = { siteID: "site", token: "token", edgeURL: url, uncachedEdgeURL: url };
process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(client)).toString("base64");
// Nobody listens there, but what sends mail is loaded.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.ENQUIRY_EMAIL_TO = "owner@business.example";

const bundled = path.join(folder, "functions");
await zipFunctions("netlify/functions", bundled, {
	archiveFormat: "none",
	basePath: process.cwd(),
});

/** Posts to a bundled function. @returns the status; undefined for those that run by the clock */
async function post(
	name: string,
	address = "/",
	type = "",
	body = "",
): Promise<number | undefined> {
	const file = path.join(bundled, name, "netlify/functions", `${name}.mjs`);
	const { default: handle } = await import(pathToFileURL(file).href);
	const headers = { "content-type": type, "idempotency-key": crypto.randomUUID() };
	const request = new Request(`http://localhost${address}`, { method: "POST", headers, body });
	return (await handle(request, { deploy: {} }))?.status;
}

const enquiry = JSON.stringify({
	name: "Mei",
	email: "mei@example.com",
	phone: "0412 345 678",
	streetAddress: "1 Cliff Road",
});
const checks: [what: string, status: number | undefined, expected?: number][] = [
	["an enquiry", await post("forms", "/api/contact", "application/json", enquiry), 201],
	["half an enquiry", await post("forms", "/api/contact", "application/json", "{}"), 400],
	["a photo that is none", await post("photos", "/api/photos", "image/jpeg", "x"), 422],
	["every ten minutes", await post("announce")],
	["every morning", await post("daily")],
];
for (const [what, status, expected] of checks) {
	const isRight = status === expected;
	console.log(`${isRight ? "✓" : "✗"} ${what}: ${status ?? "done"} on Node ${process.version}`);
	if (!isRight) process.exitCode = 1;
}
await store.stop();
rmSync(folder, { recursive: true });
