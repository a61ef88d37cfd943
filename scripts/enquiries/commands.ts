import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import type { Store } from "@netlify/blobs";
import { cleanLines } from "../../netlify/enquiries/fieldRules.ts";
import {
	findIds,
	listIds,
	type RecordKind,
	type Records,
	readRecords,
	type StoreAccess,
	UserError,
} from "./access.ts";
import { printCsv, printList, printRecord, printStats } from "./print.ts";

/** What a command works with. */
export interface Job {
	access: StoreAccess;
	kind: RecordKind;
	/** The first letters of the ids that it is about. */
	starts: string[];
	csv: string | undefined;
	yes: boolean;
}

/** What the owner can ask for: `takesIds` marks a command about single records; the others are about all. */
export interface Command {
	takesIds?: true;
	run(job: Job): Promise<void>;
}

/** The commands by their names on the command line. */
export const commands: Record<string, Command> = {
	list: { run: listAll },
	show: { takesIds: true, run: showThese },
	export: { run: exportAll },
	delete: { takesIds: true, run: deleteThese },
	stats: { run: countAll },
};

async function listAll(job: Job) {
	const { records } = await readAll(job);
	console.log(records.length ? printList(records) : "Nothing was sent yet.");
}

async function showThese(job: Job) {
	await printAll(job, await needIds(job));
}

async function exportAll(job: Job) {
	const { kind, csv, yes } = job;
	if (!csv) throw new UserError("Say where to: export --csv FILE");
	if (csv !== "-" && !yes && existsSync(csv)) {
		throw new UserError(`${csv} is there already. Add --yes to replace it.`);
	}
	const { records: all } = await readAll(job);
	// A newsletter goes only to those who have pressed the link.
	const records = all.filter((record) => "phone" in record || record.confirmedAt);
	const text = printCsv(kind, records);
	if (csv === "-") return void process.stdout.write(text);
	writeForOwner(csv, text);
	console.log(`${records.length} written to ${csv}`);
	const left = all.length - records.length;
	if (left) console.log(`${left} not confirmed and left out; the list shows them.`);
}

async function deleteThese(job: Job) {
	const ids = await needIds(job);
	await printAll(job, ids);
	const these = ids.length > 1 ? `these ${ids.length}` : "this";
	if (!job.yes && !(await confirm(`\nDelete ${these} for ever? (yes/no) `))) {
		console.log("Nothing was deleted.");
		return;
	}
	for (const id of ids) await deleteOne(job, id);
}

async function countAll(job: Job) {
	console.log(printStats((await readAll(job)).records));
}

async function readAll({ access, kind }: Job): Promise<Records<RecordKind>> {
	const found = await readRecords(access, kind, await listIds(access, kind), showProgress);
	for (const id of found.damaged) console.error(`${id} is damaged and was left out.`);
	return found;
}

/** For the owner's eyes only, because these are people's addresses. */
function writeForOwner(file: string, text: string) {
	try {
		writeFileSync(file, text, { mode: 0o600 });
		// The mode above only applies to new files.
		chmodSync(file, 0o600);
	} catch (error) {
		throw new UserError(`${file} could not be written: ${(error as Error).message}`);
	}
}

function showProgress(done: number, all: number) {
	if (!process.stderr.isTTY || all < 100) return;
	process.stderr.write(done < all ? `\r${done} of ${all} read` : "\r\u001b[K");
}

async function printAll(job: Job, ids: string[]) {
	for (const [index, id] of ids.entries()) {
		if (index) console.log("");
		await printOne(job, id);
	}
}

/** Prints a whole record, or the text left of a damaged one, which may hold the only copy of a phone number. */
async function printOne({ access, kind }: Job, id: string) {
	const { records, damaged } = await readRecords(access, kind, [id]);
	for (const record of records) console.log(printRecord(record));
	if (!damaged.length) return;
	console.error(`${id} is damaged. What is left of it:`);
	const left: string | null = await access.open(kind).get(id, { type: "text" });
	console.log(cleanLines(left ?? ""));
}

/** The records meant, each once and all found before anything is done to one of them. */
async function needIds({ access, kind, starts }: Job): Promise<string[]> {
	if (!starts.length) throw new UserError("Say which: the list shows the ids.");
	return [...new Set(await findIds(access, kind, starts))];
}

async function deleteOne({ access, kind }: Job, id: string) {
	try {
		await access.open(kind).delete(id);
		if (kind === "enquiries") await deleteBelow(access.open("announcements"), id);
	} catch (error) {
		const cause = (error as Error).message;
		throw new UserError(
			`${id} could not be deleted: ${cause}. If the list still shows it, delete it again.`,
		);
	}
	console.log(`${id} is deleted.`);
}

/** Asks at the terminal. Ctrl-C and Ctrl-D mean no. */
async function confirm(question: string): Promise<boolean> {
	if (!process.stdin.isTTY) throw new UserError("Nobody is there to ask: add --yes to delete.");
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	const answer = await terminal
		.question(question)
		.catch(() => "")
		.finally(() => terminal.close());
	return /^y(es)?$/i.test(answer.trim());
}

/** Deletes what a store has under the name of a record. */
async function deleteBelow(store: Store, id: string) {
	const { blobs } = await store.list({ prefix: `${id}/` });
	for (const { key } of blobs) await store.delete(key);
}
