import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { findUntold } from "../../netlify/enquiries/attempts.ts";
import { printCsv, timeZone } from "../../netlify/enquiries/csv.ts";
import { dropTurning } from "../../netlify/enquiries/description.ts";
import { listEnquiries, type Row } from "../../netlify/enquiries/list.ts";
import { type Job, type StoreAccess, UserError } from "./access.ts";

const newest = 50;
const timeFormat = new Intl.DateTimeFormat("en-AU", {
	dateStyle: "medium",
	timeStyle: "short",
	timeZone,
});

/** One line for each of the newest enquiries, or of all. */
export async function list({ access, all }: Job) {
	const [rows, untold] = await Promise.all([readRows(access), findUntold(access.open)]);
	const shown = all ? rows : rows.slice(0, newest);
	const lines = shown.map((row) =>
		[
			timeFormat.format(new Date(row.submittedAt)),
			row.name,
			row.phone,
			row.city,
			row.interests.join(", "),
			row.stage,
			row.suspected.length ? "robot?" : "",
			untold.has(row.id) ? `not told: ${untold.get(row.id)}` : "",
		].map(dropTurning),
	);
	const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
	for (const line of lines)
		console.log(
			line
				.map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
				.join("  ")
				.trimEnd(),
		);
	if (!lines.length) console.log("Nothing was sent yet.");
	const older = rows.length - lines.length;
	if (older) console.log(`\n${older} older: add --all to see them.`);
}

/** All enquiries for a spreadsheet, the oldest first. */
export async function exportAll({ access, csv, yes }: Job) {
	if (!csv) throw new UserError("Say where to: export --csv FILE");
	checkFree(csv, yes);
	const rows = await readRows(access);
	const text = printCsv("enquiries", rows.toReversed());
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

/** @throws UserError when there is such a file that is not to be replaced */
export function checkFree(file: string, yes: boolean): void {
	if (!yes && existsSync(file))
		throw new UserError(`${file} is there already. Add --yes to replace it.`);
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
