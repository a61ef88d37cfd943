import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { cleanLines } from "../netlify/plainText.ts";
import { printCsv } from "./enquiries/csv.ts";
import { printList, printRecord, printStats } from "./enquiries/print.ts";
import {
	findId,
	listIds,
	openLive,
	openLocal,
	type RecordKind,
	type Records,
	readRecords,
	type StoreAccess,
	UserError,
} from "./enquiries/store.ts";

const help = `Reads what visitors have sent.

  npm run enquiries -- list                 one line for each, the newest first
  npm run enquiries -- show ID              everything of one; the first letters of its id are enough
  npm run enquiries -- export --csv FILE    all of them for a spreadsheet; - writes to the screen
  npm run enquiries -- delete ID            for ever, after asking
  npm run enquiries -- stats                how many, when and what for

  --newsletter    newsletter readers instead of enquiries
  --site          the live site; needs NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN
  --context NAME  another deploy context, such as deploy-preview
  --yes           does not ask
  --help          this text`;

const options = {
	csv: { type: "string" },
	newsletter: { type: "boolean", default: false },
	site: { type: "boolean", default: false },
	context: { type: "string" },
	yes: { type: "boolean", default: false },
	help: { type: "boolean", short: "h", default: false },
} as const;

/** What a command works with. */
interface Job {
	access: StoreAccess;
	kind: RecordKind;
	id: string | undefined;
	csv: string | undefined;
	yes: boolean;
}

const commands: Record<string, (job: Job) => Promise<void>> = {
	async list({ access, kind }) {
		const found = await readAll(access, kind);
		console.log(found.records.length ? printList(found.records) : "Nothing was sent yet.");
	},
	async show({ access, kind, id }) {
		await printOne(access, kind, await needId(access, kind, id));
	},
	async export({ access, kind, csv, yes }) {
		if (!csv) throw new UserError("Say where to: export --csv FILE");
		if (csv !== "-" && !yes && existsSync(csv)) {
			throw new UserError(`${csv} is there already. Add --yes to replace it.`);
		}
		const { records } = await readAll(access, kind);
		const text = printCsv(kind, records);
		if (csv === "-") return void process.stdout.write(text);
		writeForOwner(csv, text);
		console.log(`${records.length} written to ${csv}`);
	},
	async delete({ access, kind, id, yes }) {
		const found = await needId(access, kind, id);
		await printOne(access, kind, found);
		if (!yes && !(await confirm("\nDelete this for ever? (yes/no) "))) {
			console.log("Nothing was deleted.");
			return;
		}
		await access.open(kind).delete(found);
		if (kind === "enquiries") await access.open("announcements").delete(found);
		console.log(`${found} is deleted.`);
	},
	async stats({ access, kind }) {
		console.log(printStats((await readAll(access, kind)).records));
	},
};

/** Runs one command. @returns the exit code */
export async function run(args: string[]): Promise<number> {
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
		const [name = "", id] = positionals;
		if (values.help || !name) {
			console.log(help);
			return values.help ? 0 : 1;
		}
		const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
		if (!command) throw new UserError(`There is no command "${name}". --help shows what there is.`);
		const access = values.site ? openLive(values.context) : await openLocal(values.context);
		const kind = values.newsletter ? "subscribers" : "enquiries";
		await command({ access, kind, id, csv: values.csv, yes: values.yes }).finally(access.close);
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
	return `The store could not be read: ${message}`;
}

async function readAll<Kind extends RecordKind>(
	access: StoreAccess,
	kind: Kind,
): Promise<Records<Kind>> {
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

/** Prints a whole record, or the text left of a damaged one, which may hold the only copy of a phone number. */
async function printOne(access: StoreAccess, kind: RecordKind, id: string) {
	const { records, damaged } = await readRecords(access, kind, [id]);
	for (const record of records) console.log(printRecord(record));
	if (!damaged.length) return;
	console.error(`${id} is damaged. What is left of it:`);
	const left: string | null = await access.open(kind).get(id, { type: "text" });
	console.log(cleanLines(left ?? ""));
}

async function needId(access: StoreAccess, kind: RecordKind, id: string | undefined) {
	if (!id) throw new UserError("Say which: the list shows the ids.");
	return findId(access, kind, id);
}

async function confirm(question: string): Promise<boolean> {
	if (!process.stdin.isTTY) throw new UserError("Nobody is there to ask: add --yes to delete.");
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	const answer = await terminal.question(question).finally(() => terminal.close());
	return /^y(es)?$/i.test(answer.trim());
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));
