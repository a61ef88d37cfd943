import { spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { v7 } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Enquiry } from "../netlify/enquiries/records.ts";
import { listIds, localFolder, openLocal, readRecords } from "../scripts/enquiries/access.ts";
import { goodEnquiry } from "./goodEnquiry.ts";
import { makeProjectFolder, removeProjectFolder } from "./projectFolder.ts";
import { type RunningSite, runSite } from "./runningSite.ts";

const port = Number(process.env.SOAK_PORT) || undefined;
let folder: string;
let site: RunningSite;

beforeEach(async () => {
	folder = makeProjectFolder();
	site = await runSite({ folder, port });
});
afterEach(async () => {
	await site.stop();
	removeProjectFolder(folder);
});

interface Sent {
	key: string;
	body: Record<string, unknown>;
	/** Status of the last response; 0 when there was none. */
	status: number;
	tries: number;
	/** Milliseconds until the response. */
	took: number;
}

const scripts = ["Zoë", "王小明", "Ἀριστοτέλης", "محمد", "Nguyễn", "👩‍🔧 Mei", "O’Brien", "Иван"];

function makeEnquiry(index: number): Sent {
	const body = {
		...goodEnquiry,
		name: `${scripts[index % scripts.length]} ${index}`,
		email: `visitor${index}@example.com`,
		phone: `02 5550 ${String(index).padStart(4, "0")}`,
		interests: index % 3 ? ["Roller Blinds", "Other"] : [],
		message: `Enquiry ${index}: ${"many words, ".repeat(index % 200)}end ${index}`,
	};
	return { key: v7(), body, status: 0, tries: 0, took: 0 };
}

/** How often a patient visitor tries to send an enquiry. */
const patience = 5;

/** Sends an enquiry as the form does, with the same key for all tries. */
async function send(enquiry: Sent): Promise<void> {
	const started = performance.now();
	enquiry.tries++;
	enquiry.status = await fetch(`${site.origin}/api/contact`, {
		method: "POST",
		headers: { "Content-Type": "application/json", "Idempotency-Key": enquiry.key },
		body: JSON.stringify(enquiry.body),
	})
		.then(async (response) => {
			await response.text();
			return response.status;
		})
		.catch(() => 0);
	enquiry.took = performance.now() - started;
}

/** Sends all enquiries, `concurrency` at a time, until `stop` returns true. */
async function sendAll(all: Sent[], concurrency: number, stop = () => false): Promise<void> {
	const waiting = [...all];
	const work = async () => {
		for (let next = waiting.shift(); next && !stop(); next = waiting.shift()) {
			do await send(next);
			while (!isAnswered(next) && next.tries < patience && !stop());
		}
	};
	await Promise.all(Array.from({ length: concurrency }, work));
}

async function readStore(): Promise<{ enquiries: Enquiry[]; damaged: string[] }> {
	const access = await openLocal("local", path.join(folder, localFolder));
	const found = await readRecords(access, "enquiries", await listIds(access, "enquiries"));
	await access.close();
	return { enquiries: found.records, damaged: found.damaged };
}

const isAnswered = ({ status }: Sent) => status === 201;
const byName = (enquiries: Enquiry[]) => Map.groupBy(enquiries, ({ name }) => name);

/** Sends SIGKILL to the site's server and the runtime behind it, so that neither can write anything more. */
async function kill(): Promise<void> {
	const pid = String(site.process.pid);
	const children = spawnSync("pgrep", ["-P", pid], { encoding: "utf8" }).stdout.trim().split("\n");
	const ended = once(site.process, "close");
	for (const child of children.filter(Boolean)) process.kill(-Number(child), "SIGKILL");
	site.process.kill("SIGKILL");
	await ended;
}

test("200 enquiries at 20 abreast: 200 records, none twice, none damaged", async () => {
	const all = Array.from({ length: 200 }, (_, index) => makeEnquiry(index));
	const started = performance.now();
	await sendAll(all, 20);
	const seconds = (performance.now() - started) / 1000;
	const times = all.map(({ took }) => took).sort((a, b) => a - b);
	const within = (share: number) => `${((times[share * all.length] ?? 0) / 1000).toFixed(1)} s`;
	const { enquiries, damaged } = await readStore();
	const stored = byName(enquiries);
	console.log(
		`200 enquiries at 20 abreast: ${all.filter(isAnswered).length} answered 201, ` +
			`${all.filter(({ tries }) => tries > 1).length} after more than one try; ${enquiries.length} records, ` +
			`${enquiries.length - stored.size} twice, ${damaged.length} damaged; ${seconds.toFixed(0)} s, ` +
			`half answered within ${within(0.5)}, 95% within ${within(0.95)}, 99% within ${within(0.99)}`,
	);
	expect(all.filter((enquiry) => !isAnswered(enquiry))).toEqual([]);
	expect(damaged).toEqual([]);
	expect(enquiries).toHaveLength(200);
	for (const { body } of all) expect(stored.get(String(body.name))).toMatchObject([body]);
});

test("killed (SIGKILL) during a run of writes and restarted: every enquiry answered 201 is there, once", async () => {
	const all = Array.from({ length: 300 }, (_, index) => makeEnquiry(index));
	let killed = false;
	const sending = sendAll(all, 20, () => killed);
	while (all.filter(isAnswered).length < 100)
		await new Promise((resolve) => setTimeout(resolve, 20));
	killed = true;
	await kill();
	await sending;
	const answered = all.filter(isAnswered);
	const cutOff = all.filter(({ status, took }) => status !== 201 && took > 0);
	expect(answered.length).toBeLessThan(all.length);

	const { enquiries, damaged } = await readStore();
	const stored = byName(enquiries);
	console.log(
		`killed after ${answered.length} enquiries were answered 201, with ${cutOff.length} under way: ` +
			`${answered.filter(({ body }) => stored.has(String(body.name))).length} of these there, ` +
			`${enquiries.length} records in all, ${enquiries.length - stored.size} twice, ${damaged.length} damaged`,
	);
	expect(damaged).toEqual([]);
	for (const { body } of answered) expect(stored.get(String(body.name))).toMatchObject([body]);

	site = await runSite({ folder, port });
	await sendAll(
		all.filter((enquiry) => !isAnswered(enquiry)),
		20,
	);
	expect(all.every(isAnswered)).toBe(true);
	const after = await readStore();
	expect(after.damaged).toEqual([]);
	expect(after.enquiries).toHaveLength(all.length);
	for (const { body } of all) {
		expect(byName(after.enquiries).get(String(body.name))).toMatchObject([body]);
	}
});
