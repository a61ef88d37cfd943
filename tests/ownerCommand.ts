import { mkdirSync } from "node:fs";
import path from "node:path";
import { BlobsServer } from "@netlify/blobs/server";
import { afterAll, afterEach, vi } from "vitest";
import { storeKinds } from "../netlify/enquiries/blobs.ts";
import { identifyByKey } from "../netlify/enquiries/identity.ts";
import type { Enquiry } from "../netlify/enquiries/records.ts";
import { localFolder, openLocal } from "../scripts/enquiries/access.ts";
import { run } from "../scripts/enquiries.ts";
import { goodEnquiry } from "./goodEnquiry.ts";
import { makeFolder } from "./makeFolder.ts";

const usual = {
	...goodEnquiry,
	name: "Mei",
	phone: "+61 412 345 678",
	city: "Bulli",
	state: "",
	message: "First line\nsecond line",
};

/**
 * Opens an empty project folder with a local store for the tests of a file, to run the owner's command in. The
 * enquiries are deleted after each test, the folder after the last.
 */
export async function openOwnerCommand() {
	const home = process.cwd();
	process.chdir(makeFolder());
	mkdirSync(localFolder, { recursive: true });
	const access = await openLocal();
	const token = "test";
	const server = new BlobsServer({ directory: path.resolve(localFolder), token });
	const edgeURL = `http://localhost:${(await server.start()).port}`;
	afterEach(() => Promise.all(storeKinds.map((kind) => access.open(kind).deleteAll())));
	afterAll(async () => {
		await Promise.all([access.close(), server.stop()]);
		process.chdir(home);
	});
	return {
		access,
		/** For the functions: the same store. */
		blobsContext: btoa(
			JSON.stringify({ siteID: "unlinked", token, edgeURL, uncachedEdgeURL: edgeURL }),
		),
		run: runQuietly,
		/** Adds an enquiry to the store. */
		async store(
			changes: Partial<Enquiry> = {},
			key: string = crypto.randomUUID(),
		): Promise<Enquiry> {
			const { id } = identifyByKey({ ...usual, ...changes }, key);
			const submittedAt = new Date().toISOString();
			const enquiry: Enquiry = { id, submittedAt, suspected: [], ...usual, ...changes };
			await access.open("enquiries").setJSON(id, enquiry);
			return enquiry;
		},
	};
}

/** Runs the command. @returns its exit code and what it printed */
async function runQuietly(...args: string[]) {
	const out: string[] = [];
	const err: string[] = [];
	const spies = [
		vi.spyOn(console, "log").mockImplementation((line) => void out.push(`${line}\n`)),
		vi.spyOn(console, "error").mockImplementation((line) => void err.push(`${line}\n`)),
		vi.spyOn(process.stdout, "write").mockImplementation((text) => Boolean(out.push(`${text}`))),
	];
	const code = await run(args);
	for (const spy of spies) spy.mockRestore();
	return { code, out: out.join(""), err: err.join("") };
}
