import { createInterface } from "node:readline/promises";
import {
	deleteEnquiries,
	deleteReader,
	listBefore,
	monthsBefore,
} from "../../netlify/enquiries/retention.ts";
import { UserError } from "./access.ts";
import { printList } from "./print.ts";
import { type Job, needIds, printAll } from "./reading.ts";

/** Deletes the records named, once the owner has seen them and agreed. */
export async function deleteThese(job: Job) {
	const ids = await needIds(job);
	await printAll(job, ids);
	const these = ids.length > 1 ? `these ${ids.length}` : "this";
	if (!job.yes && !(await confirm(`\nDelete ${these} for ever? (yes/no) `))) {
		console.log("Nothing was deleted.");
		return;
	}
	for (const id of ids) await deleteOne(job, id);
}

/** Shows the enquiries older than so many months, and deletes them with --yes. */
export async function prune(job: Job) {
	const months = Number(/^(\d+)m$/.exec(job.olderThan ?? "")?.[1]);
	if (!months || job.kind !== "enquiries")
		throw new UserError("Say what to keep: prune --older-than 24m, for enquiries of 24 months.");
	const old = await listBefore(job.access.open, monthsBefore(months));
	if (!old.length) return console.log("Nothing is older.");
	console.log(printList(old));
	if (!job.yes) return console.log(`\n${old.length} would be deleted. Add --yes to do it.`);
	for (const { id } of old) await deleteOne(job, id);
}

async function deleteOne({ access, kind }: Job, id: string) {
	try {
		if (kind === "enquiries") await deleteEnquiries(access.open, [id]);
		else await deleteReader(access.open, id);
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
