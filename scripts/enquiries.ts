import { parseArgs } from "node:util";
import { openLive, openLocal, UserError } from "./enquiries/access.ts";
import { backUp, restore } from "./enquiries/backup.ts";
import { exportAll, findPerson, type Job, listNewest, showThese } from "./enquiries/reading.ts";
import { deleteThese, prune } from "./enquiries/removal.ts";

const help = `Reads what visitors have sent.

  npm run enquiries -- list                 one line for each of the newest 50; --all lists every one
  npm run enquiries -- show ID...           everything of one or several; the first letters of an id are enough
  npm run enquiries -- find EMAIL|PHONE     all that one person has sent, the newsletter too
  npm run enquiries -- export --csv FILE    all of them for a spreadsheet; - writes to the screen
  npm run enquiries -- delete ID...         for ever, after asking
  npm run enquiries -- prune --older-than 24m   shows what is older; with --yes it is deleted
  npm run enquiries -- backup FILE          everything, encrypted with a passphrase that it asks for
  npm run enquiries -- restore FILE         what is in such a file and missing in the store

  --photos FOLDER with show: writes the photos there
  --newsletter    newsletter readers instead of enquiries
  --site          the live site; needs NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN
  --context NAME  another deploy context, such as deploy-preview
  --yes           does not ask
  --help          this text`;

const options = {
	all: { type: "boolean", default: false },
	csv: { type: "string" },
	photos: { type: "string" },
	"older-than": { type: "string" },
	newsletter: { type: "boolean", default: false },
	site: { type: "boolean", default: false },
	context: { type: "string" },
	yes: { type: "boolean", default: false },
	help: { type: "boolean", short: "h", default: false },
} as const;

/** The commands by their names; `takesWords` marks those that are about what is named after them. */
const commands: Record<string, { takesWords?: true; run(job: Job): Promise<void> }> = {
	list: { run: listNewest },
	show: { takesWords: true, run: showThese },
	find: { takesWords: true, run: findPerson },
	export: { run: exportAll },
	delete: { takesWords: true, run: deleteThese },
	prune: { run: prune },
	backup: { takesWords: true, run: backUp },
	restore: { takesWords: true, run: restore },
};

/** Runs one command. @returns the exit code */
export async function run(args: string[]): Promise<number> {
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
		const [name = "", ...words] = positionals;
		if (values.help || !name) {
			console.log(help);
			return values.help ? 0 : 1;
		}
		const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
		if (!command) throw new UserError(`There is no command "${name}". --help shows what there is.`);
		if (words.length && !command.takesWords) {
			throw new UserError(`${name} has no use for "${words[0]}". --help shows what goes with it.`);
		}
		const access = values.site ? openLive(values.context) : await openLocal(values.context);
		const kind = values.newsletter ? "subscribers" : "enquiries";
		const job: Job = { ...values, olderThan: values["older-than"], access, kind, words };
		await command.run(job).finally(access.close);
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

/** Ends quietly when a reader such as `head` has had enough. */
function endWithReader(error: NodeJS.ErrnoException) {
	if (error.code !== "EPIPE") throw error;
	process.exit();
}

if (import.meta.main) {
	process.stdout.on("error", endWithReader);
	process.exitCode = await run(process.argv.slice(2));
}
