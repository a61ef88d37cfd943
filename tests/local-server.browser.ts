import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { getStore } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { storeName } from "../netlify/enquiries/store.ts";
import { findFreePort } from "../scripts/serve/ports.ts";
import { makeProjectFolder, removeProjectFolder } from "./projectFolder.ts";
import { type RunningSite, runSite, startSite } from "./runningSite.ts";

let folder: string;

// Most of these tests start the site, some of them twice.
vi.setConfig({ testTimeout: 90_000 });

beforeAll(() => {
	folder = makeProjectFolder();
});

afterAll(() => removeProjectFolder(folder));

async function end({ process }: RunningSite): Promise<number | null> {
	if (process.exitCode === null) await once(process, "close");
	return process.exitCode;
}

/** Ids of the processes below one. */
function listDescendants(id: number): number[] {
	const rows = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" });
	const pairs = rows
		.trim()
		.split("\n")
		.map((row) => row.trim().split(/\s+/).map(Number));
	const below = (parent: number): number[] =>
		pairs.filter(([, ppid]) => ppid === parent).flatMap(([pid = 0]) => [pid, ...below(pid)]);
	return below(id);
}

function isRunning(id: number): boolean {
	try {
		process.kill(id, 0);
		return true;
	} catch {
		return false;
	}
}

async function expectGone(ids: number[]) {
	for (let waited = 0; waited < 5000 && ids.some(isRunning); waited += 100) await wait(100);
	expect(ids.filter(isRunning)).toEqual([]);
}

const enquiry = {
	name: "Robin Example",
	email: "robin@example.com",
	phone: "0400 000 000",
	streetAddress: "1 Test Street",
	city: "Thirroul",
	state: "NSW",
	postcode: "2515",
	interests: ["Zip Screens"],
	message: "Does it survive?",
};

/** Names of everyone whose enquiry is in the folder's store; nothing needs to be running. */
async function readNames(): Promise<string[]> {
	const token = "test";
	const blobs = new BlobsServer({ directory: path.join(folder, ".netlify/blobs-serve"), token });
	const { port } = await blobs.start();
	const store = getStore({
		name: storeName("enquiries", {}),
		siteID: "unlinked",
		token,
		edgeURL: `http://localhost:${port}`,
	});
	const { blobs: entries } = await store.list();
	const records = await Promise.all(entries.map(({ key }) => store.get(key, { type: "json" })));
	await blobs.stop();
	return records.map(({ name }) => name);
}

describe("starting", () => {
	test("a taken port is said in a sentence with what to do", async () => {
		const port = await findFreePort();
		const other = createServer().listen(port);
		await once(other, "listening");
		const site = startSite({ folder, port });
		expect(await end(site)).toBe(1);
		expect(site.output().trim()).toBe(
			`Port ${port} is taken. Stop what runs there, or choose another: PORT=9000 npm start`,
		);
		other.close();
	});

	test("a port that is none is said in a sentence", async () => {
		const site = startSite({ folder, port: 99_999 });
		expect(await end(site)).toBe(1);
		expect(site.output()).toContain('PORT is "99999"; write a number from 1 to 65535');
	});

	test("a site that was not built is said in a sentence", async () => {
		const empty = path.join(folder, "empty");
		mkdirSync(empty);
		const site = startSite({ folder: empty, port: await findFreePort() });
		expect(await end(site)).toBe(1);
		expect(site.output().trim()).toBe("The site is not built yet: npm run build");
		rmSync(empty, { recursive: true });
	});
});

describe("ending", () => {
	test("API-09 Ctrl-C ends everything it started, and an enquiry is there after the next start", async () => {
		const site = await runSite({ folder });
		expect(site.output()).toContain(`The site is at ${site.origin}`);
		const answer = await fetch(`${site.origin}/api/contact`, {
			method: "POST",
			headers: { "Content-Type": "application/json", Origin: site.origin },
			body: JSON.stringify(enquiry),
		});
		expect(answer.status, await answer.clone().text()).toBe(201);
		const ids = listDescendants(site.process.pid ?? 0);
		expect(ids.length).toBeGreaterThan(0);
		await site.stop();
		expect(site.process.exitCode).toBe(0);
		await expectGone(ids);

		const again = await runSite({ folder });
		expect((await fetch(`${again.origin}/about`)).status).toBe(200);
		await again.stop();
		expect(await readNames()).toEqual(["Robin Example"]);
	});

	test("a runtime that ends by itself is said in a sentence, and the site ends too", async () => {
		const site = await runSite({ folder });
		const [runtime = 0] = listDescendants(site.process.pid ?? 0);
		process.kill(runtime, "SIGKILL");
		expect(await end(site)).toBe(1);
		expect(site.output()).toContain("Netlify's local runtime has ended by itself");
	});

	test("nothing is left behind when it is killed outright", async () => {
		const site = await runSite({ folder });
		const ids = listDescendants(site.process.pid ?? 0);
		site.process.kill("SIGKILL");
		await end(site).catch(() => {});
		await expectGone(ids);
	});
});
