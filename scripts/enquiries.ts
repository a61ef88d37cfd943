import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { findUntold } from "../netlify/enquiries/attempts.ts";
import { printCsv } from "../netlify/enquiries/csv.ts";
import { printTime } from "../netlify/enquiries/description.ts";
import { listEnquiries, type Row } from "../netlify/enquiries/list.ts";
import {
	type Job,
	localFolder,
	openLive,
	openLocal,
	UserError,
	writeForOwner,
} from "./enquiries/access.ts";
import { backUp, restore } from "./enquiries/backup.ts";

const help = `Reads what visitors have sent. To answer, search and delete there is the site's own /inbox.

  npm run enquiries -- list                 one line for each, the newest last
  npm run enquiries -- export --csv FILE    all of them for a spreadsheet
  npm run enquiries -- backup FILE          everything, encrypted with a passphrase that it asks for
  npm run enquiries -- restore FILE         what is in such a file and missing in the store

  --site          the live site; needs NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN
  --context NAME  another deploy context, such as deploy-preview
  --help          this text`;

const options = {
	csv: { type: "string" },
	site: { type: "boolean", default: false },
	context: { type: "string" },
	help: { type: "boolean", short: "h", default: false },
} as const;

const commands = new Map(Object.entries({ list, export: exportAll, backup: backUp, restore }));

/** One line for each enquiry: the newest last, above the prompt. */
async function list({ open }: Job) {
	const [rows, untold] = await Promise.all([readRows(open), findUntold(open)]);
	const lines = rows.map(({ id, submittedAt, name, phone, city, interests, stage, suspected }) => {
		const about = [printTime(submittedAt), name, phone, city, interests.join(", "), stage];
		const reason = untold.has(id) ? `not told: ${untold.get(id)}` : "";
		return [...about, suspected.length ? "robot?" : "", reason];
	});
	const widthOf = (at: number) => Math.max(...lines.map((line) => line[at]?.length ?? 0));
	const widths = lines[0]?.map((_, at) => widthOf(at)) ?? [];
	for (const line of lines) {
		const cells = line.map((cell, at) => cell.padEnd(widths[at] ?? 0));
		console.log(cells.join("  ").trimEnd());
	}
	if (!lines.length) console.log("Nothing was sent yet.");
}

async function exportAll({ open, csv }: Job) {
	if (!csv) throw new UserError("Say where to: export --csv FILE");
	const rows = await readRows(open);
	writeForOwner(csv, printCsv("enquiries", rows));
	console.log(`${rows.length} written to ${csv}`);
}

/** The enquiries there are, the oldest first; what cannot be read is named, never silently dropped. */
async function readRows(open: Job["open"]): Promise<Row[]> {
	const { enquiries, unread } = await listEnquiries(open);
	for (const id of unread)
		console.error(`${id} is damaged, or could not be read, and was left out.`);
	return enquiries.toReversed();
}

export async function run(args: string[]): Promise<number> {
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
		const [name = "", file] = positionals;
		if (values.help || !name) {
			console.log(help);
			return values.help ? 0 : 1;
		}
		const command = commands.get(name);
		if (!command) throw new UserError(`There is no command "${name}". --help shows what there is.`);
		const { site, context } = values;
		// On a new machine too.
		if (command === restore && !site) mkdirSync(localFolder, { recursive: true });
		const { open, close } = site ? openLive(context) : await openLocal(context);
		await command({ ...values, open, file }).finally(close);
		return 0;
	} catch (error) {
		console.error(describe(error));
		return 1;
	}
}

function describe(error: unknown): string {
	if (error instanceof UserError) return error.message;
	const { code, message } = error as NodeJS.ErrnoException;
	if (code?.startsWith("ERR_PARSE_ARGS"))
		return `${message.split(". ")[0]}. --help shows what there is.`;
	return `That did not work: ${message}`;
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));
