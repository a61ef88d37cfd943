import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { contentRoot, describeWaiting, getToday, takeContent } from "./content/collections.ts";
import { type Fault, formatFault } from "./content/faults.ts";
import { listFiles } from "./content/files.ts";
import { type FoundContent, isWhole } from "./content/load.ts";
import { placeholder } from "./content/schemas/post.ts";

/** The fast part, without which the site is not sound: data, references, markup and links. */
export async function reportFaults(): Promise<boolean> {
	const { checkContent } = await import("./check/soundness.ts");
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
async function reportAll(): Promise<boolean> {
	const { content, faults, drafts } = await findFaults();
	const [unfinished = [], wrong = []] = [true, false].map((isDraft) =>
		faults.filter(({ file }) => drafts.has(file) === isDraft),
	);
	for (const fault of wrong) console.error(formatFault(fault));
	if (unfinished.length) {
		console.log("\nStill to do in drafts, before they are published:");
		for (const fault of unfinished) console.log(`  ${formatFault(fault)}`);
	}
	if (wrong.length === 0) console.log(`Content is in order: ${describe(content)}`);
	else console.error(`\n${countFaults(wrong.length)} to fix.`);
	return wrong.length === 0;
}

/** Every fault, and the drafts, whose editorial faults stop nothing. */
async function findFaults() {
	const spelling = findMisspelt();
	const { checkContent } = await import("./check/soundness.ts");
	const { editContent } = await import("./check/editorial.ts");
	const checked = checkContent(contentRoot);
	const { content, sources, faults } = checked;
	const read = new Set(sources.map(({ file }) => file));
	const drafts = content.posts.filter(({ draft }) => draft);
	// Nothing but their titles is their writers' yet.
	for (const { file, body } of drafts) if (body.trim().startsWith(placeholder)) read.delete(file);
	const misspelt = (await spelling).filter(({ file }) => read.has(file) || file.endsWith(".txt"));
	// A value that is already faulty is not checked as copy as well.
	const known = new Set(faults.map(({ file, line }) => `${file}:${line}`));
	const fresh = [...editContent(checked), ...misspelt].filter(
		({ file, line }) => !known.has(`${file}:${line}`),
	);
	return {
		content,
		faults: [...faults, ...fresh],
		drafts: new Set(drafts.map(({ file }) => file)),
	};
}

/** Reads the spelling of all texts in a thread of its own. */
async function findMisspelt(): Promise<Fault[]> {
	const workerData = listFiles(contentRoot, /\.(?:mdx|yaml)$/);
	const thread = new Worker(new URL("./check/spellingThread.ts", import.meta.url), { workerData });
	const [faults] = await once(thread, "message");
	return faults;
}

function countFaults(count: number): string {
	return count === 1 ? "1 problem" : `${count} problems`;
}

function describe({ posts, products, suburbs }: FoundContent): string {
	const counts = `${posts.length} posts, ${products.length} products, ${suburbs.length} suburbs.`;
	return counts + describeWaiting(posts, getToday());
}

if (import.meta.main && !(await reportAll())) process.exitCode = 1;
