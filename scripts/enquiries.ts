import { parseArgs } from "node:util";
import { findUntold } from "../netlify/enquiries/attempts.ts";
import { printCsv, printTime } from "../netlify/enquiries/csv.ts";
import { dropTurning } from "../netlify/enquiries/description.ts";
import { listEnquiries, type Row } from "../netlify/enquiries/list.ts";
import { startSession } from "../netlify/inbox/session.ts";
import { type Job, openLive, openLocal, UserError, writeForOwner } from "./enquiries/access.ts";
import { backUp, restore } from "./enquiries/backup.ts";

const help = `Reads what visitors have sent. To answer, search and delete there is the site's own /inbox.

  npm run enquiries -- list                 one line for each of the newest 50; --all lists every one
  npm run enquiries -- export --csv FILE    all of them for a spreadsheet; - writes to the screen
  npm run enquiries -- backup FILE          everything, encrypted with a passphrase that it asks for
  npm run enquiries -- restore FILE         what is in such a file and missing in the store
  npm run enquiries -- test-mail ADDRESS    the site at that address sends the owner a mail

  --site          the live site; needs NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN
  --context NAME  another deploy context, such as deploy-preview
  --yes           replaces a file that is there
  --help          this text`;

const options = {
	all: { type: "boolean", default: false },
	csv: { type: "string" },
	site: { type: "boolean", default: false },
	context: { type: "string" },
	yes: { type: "boolean", default: false },
	help: { type: "boolean", short: "h", default: false },
} as const;

/** The commands by their names; `takesWord` marks those that are about what is named after them. */
const commands: Record<string, { takesWord?: true; run(job: Job): Promise<void> }> = {
	list: { run: list },
	export: { run: exportAll },
	backup: { takesWord: true, run: backUp },
	restore: { takesWord: true, run: restore },
	"test-mail": { takesWord: true, run: testMail },
};

const newest = 50;

/** One line for each of the newest enquiries, or of all. */
async function list({ access, all }: Job) {
	const [rows, untold] = await Promise.all([readRows(access), findUntold(access.open)]);
	const shown = all ? rows : rows.slice(0, newest);
	const lines = shown.map(({ id, submittedAt, name, phone, city, interests, stage, suspected }) => {
		const about = [printTime(submittedAt), name, phone, city, interests.join(", "), stage];
		const reason = untold.has(id) ? `not told: ${untold.get(id)}` : "";
		return [...about, suspected.length ? "robot?" : "", reason].map(dropTurning);
	});
	const widthOf = (at: number) => Math.max(...lines.map((line) => line[at]?.length ?? 0));
	const widths = lines[0]?.map((_, at) => widthOf(at)) ?? [];
	for (const line of lines) {
		const cells = line.map((cell, at) => cell.padEnd(widths[at] ?? 0));
		console.log(cells.join("  ").trimEnd());
	}
	if (!lines.length) console.log("Nothing was sent yet.");
	const older = rows.length - lines.length;
	if (older) console.log(`\n${older} older: add --all to see them.`);
}

/** All enquiries for a spreadsheet, the oldest first. */
async function exportAll({ access, csv, yes }: Job) {
	if (!csv) throw new UserError("Say where to: export --csv FILE");
	const rows = await readRows(access);
	const text = printCsv("enquiries", rows.toReversed());
	if (csv === "-") return void process.stdout.write(text);
	writeForOwner(csv, text, yes);
	console.log(`${rows.length} written to ${csv}`);
}

/** The enquiries there are; what cannot be read is named, never silently dropped. */
async function readRows({ open }: Job["access"]): Promise<Row[]> {
	const { enquiries, unread } = await listEnquiries(open);
	for (const id of unread)
		console.error(`${id} is damaged, or could not be read, and was left out.`);
	return enquiries;
}

/** Has a site send the owner a mail, as the inbox's button does, and says what came of it. */
async function testMail({ access, word = "" }: Job) {
	const { origin } = URL.parse(word) ?? {};
	if (!origin) throw new UserError("Say which site: test-mail https://www.example.com --site");
	// Who may open the store may open the inbox.
	const [cookie = ""] = (await startSession(access.open("access"))).split(";");
	const headers = { cookie, origin, "content-type": "application/x-www-form-urlencoded" };
	const sent = { method: "POST", headers, redirect: "manual" } as const;
	const response = await fetch(`${origin}/inbox/test-mail`, sent);
	if (response.status === 303) return console.log("A test mail is on its way: look in your mail.");
	const reason = /role="alert">([^<]*)/.exec(await response.text())?.[1];
	throw new UserError(reason ?? `The site answered ${response.status}.`);
}

export async function run(args: string[]): Promise<number> {
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
		const [name = "", word, more] = positionals;
		if (values.help || !name) {
			console.log(help);
			return values.help ? 0 : 1;
		}
		const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
		if (!command) throw new UserError(`There is no command "${name}". --help shows what there is.`);
		const odd = command.takesWord ? more : word;
		if (odd !== undefined)
			throw new UserError(`${name} has no use for "${odd}". --help shows what goes with it.`);
		const access = values.site ? openLive(values.context) : await openLocal(values.context);
		await command.run({ ...values, access, word }).finally(access.close);
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

if (import.meta.main) {
	// Ends quietly when a reader such as `head` has had enough.
	process.stdout.on("error", (error: NodeJS.ErrnoException) => {
		if (error.code !== "EPIPE") throw error;
		process.exit();
	});
	process.exitCode = await run(process.argv.slice(2));
}
