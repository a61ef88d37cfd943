import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { enquiryColumns, printCsv, readerColumns, timeZone } from "../../netlify/enquiries/csv.ts";
import { listEnquiries, type Row } from "../../netlify/enquiries/list.ts";
import { dropTurning, type Subscription } from "../../netlify/enquiries/records.ts";
import { findUntold } from "../../netlify/inbox/untold.ts";
import { listReaders } from "../../netlify/newsletter/readers.ts";
import { type StoreAccess, UserError } from "./access.ts";

/** What a command works with. */
export interface Job {
	access: StoreAccess;
	/** A file, or the site's address. */
	word?: string;
	newsletter: boolean;
	all: boolean;
	csv?: string;
	yes: boolean;
}

/** Enquiries that a list shows. */
const newest = 50;
const timeFormat = new Intl.DateTimeFormat("en-AU", {
	dateStyle: "medium",
	timeStyle: "short",
	timeZone,
});

/** One line for each of the newest enquiries, or of all, or for each reader. */
export async function list({ access, all, newsletter }: Job) {
	const lines = newsletter
		? (await listReaders(access.open)).map(describeReader)
		: await describeEnquiries(access);
	const shown = all || newsletter ? lines : lines.slice(0, newest);
	console.log(shown.length ? align(shown) : "Nothing was sent yet.");
	const older = lines.length - shown.length;
	if (older) console.log(`\n${older} older: add --all to see them.`);
}

async function describeEnquiries(access: StoreAccess): Promise<string[][]> {
	const [rows, untold] = await Promise.all([readRows(access), findUntold(access.open)]);
	return rows.map((row) => [
		formatTime(row.submittedAt),
		row.name,
		row.phone,
		row.city,
		row.interests.join(", "),
		row.stage,
		row.suspected.length ? "robot?" : "",
		untold.has(row.id) ? `not told: ${untold.get(row.id)}` : "",
	]);
}

function describeReader({ subscribedAt, name, email, confirmedAt, suspected }: Subscription) {
	const mark = suspected.length ? "robot?" : "";
	return [formatTime(subscribedAt), name, email, confirmedAt ? "confirmed" : "not confirmed", mark];
}

function formatTime(iso: string): string {
	return timeFormat.format(new Date(iso));
}

function align(rows: string[][]): string {
	const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
	const widths = rows[0]?.map((_, column) => width(column)) ?? [];
	return rows
		.map((row) => row.map((cell, at) => dropTurning(cell).padEnd(widths[at] ?? 0)).join("  "))
		.map((line) => line.trimEnd())
		.join("\n");
}

/** All enquiries, or the readers who have pressed the link, for a spreadsheet, the oldest first. */
export async function exportAll({ access, csv, yes, newsletter }: Job) {
	if (!csv) throw new UserError("Say where to: export --csv FILE");
	if (csv !== "-" && !yes && existsSync(csv))
		throw new UserError(`${csv} is there already. Add --yes to replace it.`);
	const readers = newsletter ? await listReaders(access.open) : [];
	const rows = newsletter ? [] : await readRows(access);
	const confirmed = readers.filter(({ confirmedAt }) => confirmedAt);
	const text = newsletter
		? printCsv(readerColumns, confirmed.toReversed())
		: printCsv(enquiryColumns, rows.toReversed());
	if (csv === "-") return void process.stdout.write(text);
	writeForOwner(csv, text);
	console.log(`${newsletter ? confirmed.length : rows.length} written to ${csv}`);
	const left = readers.length - confirmed.length;
	if (left) console.log(`${left} not confirmed and left out; the list shows them.`);
}

/** The enquiries there are; what cannot be read is named, never silently dropped. */
async function readRows({ open }: StoreAccess): Promise<Row[]> {
	const { enquiries, unread } = await listEnquiries(open);
	for (const id of unread)
		console.error(`${id} is damaged, or could not be read, and was left out.`);
	return enquiries;
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
