import { checkContent } from "../content/check.ts";
import { formatFault } from "../content/faults.ts";

/** Prints every fault of the content, one sentence a line, and says whether there were any. */
export function reportFaults(): boolean {
	const { content, faults } = checkContent();
	for (const fault of faults) console.error(formatFault(fault));
	if (faults.length) {
		console.error(`\n${faults.length} to mend. Nothing was built.`);
		return false;
	}
	console.log(`Content is sound: ${content.posts.length} posts, ${content.products.length} products, ${content.suburbs.length} suburbs.`);
	return true;
}

if (import.meta.main && !reportFaults()) process.exitCode = 1;
