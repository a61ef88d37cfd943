import { on } from "node:events";
import { Worker } from "node:worker_threads";
import {
	contentRoot,
	describeOverdue,
	describeWaiting,
	getToday,
	takeContent,
} from "../content/collections.ts";
import { type Fault, formatFault, sortFaults } from "../content/faults.ts";
import { listFiles } from "../content/files.ts";
import { type FoundContent, isWhole } from "../content/load.ts";
import { placeholder } from "../content/schemas/post.ts";
import { editContent } from "./editorial.ts";
import { listEntries } from "./knownNames.ts";
import { checkContent } from "./soundness.ts";

/** The fast part, without which the site is not sound: data, references, markup and links. */
export function reportFaults(): boolean {
	const { content, faults } = checkContent(contentRoot);
	for (const fault of faults) console.error(formatFault(fault));
	if (!isWhole(content, faults)) {
		console.error(`\n${countFaults(faults.length)} to fix. Nothing was built.`);
		return false;
	}
	console.log(`Content is sound: ${describe(content)}`);
	takeContent(content);
	return true;
}

/** The whole check: that the site is sound, and what an editor would say about it. */
export async function reportAll(): Promise<boolean> {
	const { content, wrong, unfinished } = await findFaults();
	for (const fault of wrong) console.error(formatFault(fault));
	if (unfinished.length) {
		console.log("\nStill to do in drafts, before they are published:");
		for (const fault of unfinished) console.log(`  ${formatFault(fault)}`);
	}
	if (wrong.length === 0) console.log(`Content is in order: ${describe(content)}`);
	else console.error(`\n${countFaults(wrong.length)} to fix.`);
	return wrong.length === 0;
}

/** Columns of a text within which two faults are the same. */
const nearby = 20;

/** Every fault that stops the site or its publication, and what is still to do in drafts, which stops nothing. */
async function findFaults() {
	const spelling = findMisspelt();
	const checked = checkContent(contentRoot);
	const { content, sources, faults } = checked;
	const read = new Set(sources.map(({ file }) => file));
	const drafts = listEntries(checked, "blog").filter(({ data }) => data.draft === true);
	// Nothing but their titles is their writers' yet.
	for (const { source } of drafts)
		if (source.body.trim().startsWith(placeholder)) read.delete(source.file);
	const corrected = editContent(checked);
	const placeOf = ({ file, line, column }: Fault) => `${file}:${line}:${column}`;
	const places = new Set(corrected.map(placeOf));
	const misspelt = (await spelling).filter(
		(fault) => read.has(fault.file) && !places.has(placeOf(fault)),
	);
	const isTold = ({ file, line, column }: Fault) =>
		faults.some(
			(fault) =>
				fault.file === file &&
				fault.line === line &&
				// A value that is already faulty is not checked as copy as well. A line of a text may be a whole paragraph.
				(fault.field || Math.abs(fault.column - column) < nearby),
		);
	const edited = [...corrected, ...misspelt].filter((fault) => !isTold(fault));
	const isDraft = ({ file }: Fault) => drafts.some(({ source }) => source.file === file);
	return {
		content,
		wrong: sortFaults([...faults, ...edited.filter((fault) => !isDraft(fault))]),
		unfinished: sortFaults(edited.filter(isDraft)),
	};
}

/** Reads the spelling of all texts in a thread of its own. */
async function findMisspelt(): Promise<Fault[]> {
	const workerData = listFiles(contentRoot, /\.(?:mdx|yaml)$/);
	const thread = new Worker(new URL("./spellingThread.ts", import.meta.url), { workerData });
	// Under --watch a thread tells of its modules too.
	for await (const [message] of on(thread, "message")) if (Array.isArray(message)) return message;
	return [];
}

function countFaults(count: number): string {
	return count === 1 ? "1 problem" : `${count} problems`;
}

function describe({ posts, products, suburbs }: FoundContent): string {
	const counts = `${posts.length} posts, ${products.length} products, ${suburbs.length} suburbs.`;
	const today = getToday();
	return counts + describeWaiting(posts, today) + describeOverdue(posts, today);
}
