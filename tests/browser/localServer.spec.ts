import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { listEnquiries } from "../../netlify/enquiries/list.ts";
import { localFolder, openLocal } from "../../scripts/enquiries/access.ts";
import { findFreePort } from "../../scripts/serve/ports.ts";
import { goodEnquiry } from "../goodEnquiry.ts";
import { makeProjectFolder, removeProjectFolder } from "../projectFolder.ts";
import { type RunningSite, runSite, startSite } from "../runningSite.ts";

// One after another, because they start and end the site.
test.describe.configure({ mode: "serial", timeout: 120_000 });

let folder: string;
test.beforeAll(() => {
	folder = makeProjectFolder();
});
test.afterAll(() => removeProjectFolder(folder));

async function end({ process }: RunningSite): Promise<number | null> {
	if (process.exitCode === null && process.signalCode === null) await once(process, "close");
	return process.exitCode;
}

/** Ids of the processes below one. */
function listDescendants(id = 0): number[] {
	const rows = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
	const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
	const below = (parent: number): number[] =>
		pairs.filter(([, ppid]) => ppid === parent).flatMap(([pid = 0]) => [pid, ...below(pid)]);
	return below(id);
}

function isRunning(id: number): boolean {
	try {
		return process.kill(id, 0);
	} catch {
		return false;
	}
}

/** Kills a process of the site as a crash would, and expects that all of it ends. @returns the site's exit code */
async function expectEnd(site: RunningSite, id = 0): Promise<number | null> {
	const ids = listDescendants(site.process.pid);
	expect(ids.length).toBeGreaterThan(0);
	process.kill(id, "SIGKILL");
	const code = await end(site);
	await expect.poll(() => ids.filter(isRunning)).toEqual([]);
	return code;
}

/** Names of everyone whose enquiry is in the folder's store; nothing needs to be running. */
async function readNames(): Promise<string[]> {
	const access = await openLocal("local", path.join(folder, localFolder));
	const { enquiries } = await listEnquiries(access.open);
	await access.close();
	return enquiries.map(({ name }) => name);
}

test("a taken port, one that is none and a site that is not built are said in a sentence each", async () => {
	const port = await findFreePort();
	const other = createServer().listen(port);
	await once(other, "listening");
	const empty = path.join(folder, "empty");
	mkdirSync(empty);
	for (const [wanted, from, sentence] of [
		[
			port,
			folder,
			`Port ${port} is taken. Stop what runs there, or choose another: PORT=9000 npm start`,
		],
		[99_999, folder, 'PORT is "99999"; write a number from 1 to 65535, as in PORT=9000 npm start'],
		[await findFreePort(), empty, "The site is not built yet: npm run build"],
	] as const) {
		const site = startSite(wanted, { folder: from });
		expect([await end(site), site.output().trim()]).toEqual([1, sentence]);
	}
	other.close();
});

/** Sends an enquiry as Robin Example. */
async function sendEnquiry({ origin }: RunningSite): Promise<void> {
	const answer = await fetch(`${origin}/api/contact`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Origin: origin },
		body: JSON.stringify({ ...goodEnquiry, name: "Robin Example" }),
	});
	expect(answer.status, await answer.clone().text()).toBe(201);
}

test("API-09 killed outright it leaves nothing running, and an enquiry is still there", async () => {
	const site = await runSite({ folder });
	await sendEnquiry(site);
	await expectEnd(site, site.process.pid);
	expect(await readNames()).toEqual(["Robin Example"]);
});

test("npm run check:live finds nothing wrong with it and leaves no enquiry behind; a runtime that ends by itself is said in a sentence, and nothing keeps running", async () => {
	const site = await runSite({ folder });
	expect((await fetch(`${site.origin}/about`)).status).toBe(200);
	await sendEnquiry(site);
	const script = path.resolve("scripts/check-live.ts");
	const check = spawn(process.execPath, [script, site.origin], { cwd: folder });
	let table = "";
	for await (const chunk of check.stdout) table += chunk;
	expect(table).toContain("All as it should be.");
	expect(await expectEnd(site, listDescendants(site.process.pid)[0])).toBe(1);
	expect(site.output()).toContain("Netlify's local runtime has ended by itself");
	expect(new Set(await readNames())).toEqual(new Set(["Robin Example"]));
});
