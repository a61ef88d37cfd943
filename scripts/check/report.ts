import {
	contentRoot,
	describeOverdue,
	describeWaiting,
	getToday,
	takeContent,
} from "../content/collections.ts";
import { type Fault, formatFault, sortFaults } from "../content/faults.ts";
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

/** The whole check: that the site is sound, and what an editor would say about it; what is to do in drafts stops nothing. */
export async function reportAll(): Promise<boolean> {
	const checked = checkContent(contentRoot);
	const { content, sources, faults } = checked;
	const drafts = listEntries(checked, "blog").filter(({ data }) => data.draft === true);
	const isDraft = ({ file }: Fault) => drafts.some(({ source }) => source.file === file);
	const corrected = editContent(checked);
	// Of a text that nobody has begun only the title is its writer's.
	const begun = sources.filter(({ body }) => !body.trim().startsWith(placeholder));
	// A build does without the dictionaries.
	const { findMisspelt } = await import("./spelling.ts");
	const misspelt = await findMisspelt(begun);
	// A word that is wrong already, or in a value that is, is not told of as misspelt too.
	const isTold = ({ file, line, column }: Fault) =>
		[...faults, ...corrected].some(
			(fault) =>
				fault.file === file && fault.line === line && (fault.field || fault.column === column),
		);
	const edited = [...corrected, ...misspelt.filter((fault) => !isTold(fault))];
	const wrong = sortFaults([...faults, ...edited.filter((fault) => !isDraft(fault))]);
	const unfinished = sortFaults(edited.filter(isDraft));
	for (const fault of wrong) console.error(formatFault(fault));
	if (unfinished.length) {
		console.log("\nStill to do in drafts, before they are published:");
		for (const fault of unfinished) console.log(`  ${formatFault(fault)}`);
	}
	if (wrong.length === 0) console.log(`Content is in order: ${describe(content)}`);
	else console.error(`\n${countFaults(wrong.length)} to fix.`);
	return wrong.length === 0;
}

function countFaults(count: number): string {
	return count === 1 ? "1 problem" : `${count} problems`;
}

function describe({ posts, products, suburbs }: FoundContent): string {
	const counts = `${posts.length} posts, ${products.length} products, ${suburbs.length} suburbs.`;
	const today = getToday();
	return counts + describeWaiting(posts, today) + describeOverdue(posts, today);
}
