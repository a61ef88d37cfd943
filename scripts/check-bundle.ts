import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { BlobsServer } from "@netlify/blobs/server";
// Netlify's own bundler, which its command-line tool brings.
import { zipFunctions } from "@netlify/zip-it-and-ship-it";
import { storesOf } from "../netlify/enquiries/blobs.ts";
import { startSession } from "../netlify/inbox/session.ts";

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

// Functions run beside the files that netlify.toml names; the page is as much of a built one as they read.
cpSync("content/site.yaml", path.join(folder, "content/site.yaml"));
process.chdir(folder);
mkdirSync("dist/client", { recursive: true });
const island = '<div data-island="ContactForm" data-props="{&quot;interests&quot;:[]}"></div>';
writeFileSync("dist/client/contact.html", `<main id="main">${island}</main>`);

/** Calls a bundled function. @returns its answer; undefined from those that run by the clock */
async function call(name: string, address = "/", init: RequestInit = {}) {
	const file = path.join(bundled, name, "netlify/functions", `${name}.mjs`);
	const { default: handle } = await import(pathToFileURL(file).href);
	const request = new Request(`http://localhost${address}`, init);
	return (await handle(request, { deploy: {} })) as Response | undefined;
}

/** Posts to a bundled function. @returns the status */
async function post(name: string, address: string, type: string, body: string) {
	const headers = { "content-type": type, "idempotency-key": crypto.randomUUID() };
	return (await call(name, address, { method: "POST", headers, body }))?.status;
}

/** How many enquiries the owner's list has. */
async function countInInbox(): Promise<number | undefined> {
	const [cookie = ""] = (await startSession(storesOf({})("access"))).split(";");
	const page = await (await call("inbox", "/inbox", { headers: { cookie } }))?.text();
	return page?.match(/<b>Mei<\/b>/g)?.length;
}

const form = "application/x-www-form-urlencoded";
const enquiry = JSON.stringify({
	name: "Mei",
	email: "mei@example.com",
	phone: "0412 345 678",
	streetAddress: "1 Cliff Road",
});
const checks: [what: string, status: number | undefined, expected?: number][] = [
	["an enquiry", await post("forms", "/api/contact", "application/json", enquiry), 201],
	["half an enquiry", await post("forms", "/api/contact", "application/json", "{}"), 400],
	["a photo of no enquiry", await post("photos", "/api/photos", "image/jpeg", "x"), 404],
	["an enquiry without a phone", await post("forms", "/api/enquiry", form, "name=Mei"), 422],
	["a file of the inbox, for nobody", (await call("inbox", "/inbox/enquiries.csv"))?.status, 403],
	["the inbox, for its owner", await countInInbox(), 1],
	["every ten minutes", (await call("announce"))?.status],
	["every morning", (await call("daily"))?.status],
];
for (const [what, status, expected] of checks) {
	const isRight = status === expected;
	console.log(`${isRight ? "✓" : "✗"} ${what}: ${status ?? "done"} on Node ${process.version}`);
	if (!isRight) process.exitCode = 1;
}
await store.stop();
rmSync(folder, { recursive: true });
