import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { enquiryColumns, printCsv, timeZone } from "../../netlify/enquiries/csv.ts";
import { listEnquiries, type Row } from "../../netlify/enquiries/list.ts";
import { dropTurning } from "../../netlify/enquiries/records.ts";
import { findUntold } from "../../netlify/enquiries/untold.ts";
import { type StoreAccess, UserError } from "./access.ts";

/** What a command works with. */
export interface Job {
	access: StoreAccess;
	/** A file, or the site's address. */
	word?: string;
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

/** One line for each of the newest enquiries, or of all. */
export async function list({ access, all }: Job) {
	const [rows, untold] = await Promise.all([readRows(access), findUntold(access.open)]);
	const lines = rows
		.slice(0, all ? rows.length : newest)
		.map((row) => [
			timeFormat.format(new Date(row.submittedAt)),
			row.name,
			row.phone,
			row.city,
			row.interests.join(", "),
			row.stage,
			row.suspected.length ? "robot?" : "",
			untold.has(row.id) ? `not told: ${untold.get(row.id)}` : "",
		]);
	console.log(lines.length ? align(lines) : "Nothing was sent yet.");
	const older = rows.length - lines.length;
	if (older) console.log(`\n${older} older: add --all to see them.`);
}

function align(rows: string[][]): string {
	const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
	const widths = rows[0]?.map((_, column) => width(column)) ?? [];
	return rows
		.map((row) => row.map((cell, at) => dropTurning(cell).padEnd(widths[at] ?? 0)).join("  "))
		.map((line) => line.trimEnd())
		.join("\n");
}

/** All enquiries for a spreadsheet, the oldest first. */
export async function exportAll({ access, csv, yes }: Job) {
	if (!csv) throw new UserError("Say where to: export --csv FILE");
	if (csv !== "-" && !yes && existsSync(csv))
		throw new UserError(`${csv} is there already. Add --yes to replace it.`);
	const rows = await readRows(access);
	const text = printCsv(enquiryColumns, rows.toReversed());
	if (csv === "-") return void process.stdout.write(text);
	writeForOwner(csv, text);
	console.log(`${rows.length} written to ${csv}`);
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
