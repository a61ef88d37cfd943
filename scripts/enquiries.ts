import { parseArgs } from "node:util";
import { type Job, openLive, openLocal, UserError } from "./enquiries/access.ts";
import { backUp, restore } from "./enquiries/backup.ts";
import { exportAll, list } from "./enquiries/reading.ts";
import { testMail } from "./enquiries/testMail.ts";

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

/** Ends quietly when a reader such as `head` has had enough. */
function endWithReader(error: NodeJS.ErrnoException) {
	if (error.code !== "EPIPE") throw error;
	process.exit();
}

if (import.meta.main) {
	process.stdout.on("error", endWithReader);
	process.exitCode = await run(process.argv.slice(2));
}
