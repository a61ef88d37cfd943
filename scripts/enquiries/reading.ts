import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cleanLines } from "../../netlify/enquiries/formRules.ts";
import { keyOf } from "../../netlify/enquiries/identity.ts";
import { listEnquiries } from "../../netlify/enquiries/list.ts";
import { formatPhone } from "../../netlify/enquiries/phone.ts";
import { dropTurning } from "../../netlify/enquiries/records.ts";
import {
	findIds,
	listIds,
	type RecordKind,
	type Records,
	readRecords,
	type StoreAccess,
	UserError,
} from "./access.ts";
import { printCsv, printList, printRecord } from "./print.ts";

/** What a command works with. */
export interface Job {
	access: StoreAccess;
	kind: RecordKind;
	/** What was named after the command: the first letters of ids, a person, or a file. */
	words: string[];
	all: boolean;
	csv?: string;
	photos?: string;
	olderThan?: string;
	yes: boolean;
}

/** Records that a list shows. */
const newest = 50;

/** One line for each of the newest records, or of all. */
export async function listNewest(job: Job) {
	const { records } = job.kind === "enquiries" ? await listReceived(job) : await readAll(job);
	const shown = job.all || job.kind === "subscribers" ? records : records.slice(0, newest);
	console.log(shown.length ? printList(shown) : "Nothing was sent yet.");
	const older = records.length - shown.length;
	if (older) console.log(`\n${older} older: add --all to see them.`);
}

/** The enquiries as the list has them. */
async function listReceived({ access }: Job): Promise<Records<RecordKind>> {
	const { enquiries, unread } = await listEnquiries(access.open);
	nameDamaged(unread);
	return { records: enquiries, damaged: unread };
}

/** Everything of the records named, and their photos. */
export async function showThese(job: Job) {
	const ids = await needIds(job);
	await printAll(job, ids);
	if (job.kind === "enquiries") for (const id of ids) await showPhotos(job, id);
}

async function showPhotos({ access, photos: folder }: Job, id: string) {
	const store = access.open("photos");
	const { blobs } = await store.list({ prefix: `${keyOf(id)}/` });
	if (!blobs.length) return;
	if (!folder) return console.log(`Photos:         ${blobs.length}; --photos FOLDER writes them`);
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	for (const [index, { key }] of blobs.entries()) {
		const file = path.join(folder, `${keyOf(id)}-${index + 1}.jpg`);
		writeForOwner(file, new Uint8Array(await store.get(key, { type: "arrayBuffer" })));
		console.log(`Photo:          ${file}`);
	}
}

/** All that one person has sent, as enquiries and for the newsletter. */
export async function findPerson(job: Job) {
	const [person] = job.words;
	const wanted = normalise(person ?? "");
	if (!wanted) throw new UserError("Say whom: find EMAIL or find PHONE");
	let count = 0;
	for (const kind of ["enquiries", "subscribers"] as const) {
		const { records } = await readAll({ ...job, kind });
		const found = records.filter((record) =>
			[record.email, "phone" in record ? record.phone : ""].map(normalise).includes(wanted),
		);
		if (found.length)
			console.log(`${kind === "enquiries" ? "Enquiries" : "Newsletter"}:\n${printList(found)}`);
		count += found.length;
	}
	if (!count) console.log("Nothing was sent by this person.");
}

/** An address without capitals, or the digits of a number. */
function normalise(text: string): string {
	return text.includes("@") ? text.trim().toLowerCase() : formatPhone(text).replace(/\D/g, "");
}

/** All records for a spreadsheet, the oldest first. */
export async function exportAll(job: Job) {
	const { kind, csv, yes } = job;
	if (!csv) throw new UserError("Say where to: export --csv FILE");
	if (csv !== "-" && !yes && existsSync(csv)) {
		throw new UserError(`${csv} is there already. Add --yes to replace it.`);
	}
	const { records: all } = await readAll(job);
	// A newsletter goes only to those who have pressed the link.
	const records = all.filter((record) => "phone" in record || record.confirmedAt).toReversed();
	const text = printCsv(kind, records);
	if (csv === "-") return void process.stdout.write(text);
	writeForOwner(csv, text);
	console.log(`${records.length} written to ${csv}`);
	const left = all.length - records.length;
	if (left) console.log(`${left} not confirmed and left out; the list shows them.`);
}

async function readAll({ access, kind }: Job, ids?: string[]): Promise<Records<RecordKind>> {
	const wanted = ids ?? (await listIds(access, kind));
	const found = await readRecords(access, kind, wanted);
	nameDamaged(found.damaged);
	return found;
}

function nameDamaged(ids: readonly string[]) {
	for (const id of ids) console.error(`${id} is damaged, or could not be read, and was left out.`);
}

/** For the owner's eyes only, because these are people's addresses. */
export function writeForOwner(file: string, content: string | Uint8Array) {
	try {
		writeFileSync(file, content, { mode: 0o600 });
		// The mode above only applies to new files.
		chmodSync(file, 0o600);
	} catch (error) {
		throw new UserError(`${file} could not be written: ${(error as Error).message}`);
	}
}

/** Prints whole records. */
export async function printAll(job: Job, ids: string[]) {
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
	console.log(dropTurning(cleanLines(left ?? "")));
}

/** The records meant, each once and all found before anything is done to one of them. */
export async function needIds({ access, kind, words }: Job): Promise<string[]> {
	if (!words.length) throw new UserError("Say which: the list shows the ids.");
	return [...new Set(await findIds(access, kind, words))];
}
