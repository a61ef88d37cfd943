import { sortFaults } from "../content/faults.ts";
import { loadContent } from "../content/load.ts";
import { findLinkFaults } from "./brokenLinks.ts";
import { checkDrawings } from "./drawings.ts";
import { findFileFaults } from "./entryNames.ts";
import { findFactFaults } from "./factUses.ts";
import { listKnown } from "./knownNames.ts";
import { findMisplaced } from "./misplaced.ts";
import { findPictureFaults } from "./pictureSizes.ts";
import { findReferenceFaults } from "./references.ts";
import { listRuledValues } from "./ruledValues.ts";
import { readBody } from "./text/parse.ts";

export type Checked = ReturnType<typeof checkContent>;

/**
 * Finds every fault that would make the site unsound: data, names, drawings, and the markup and links of each MDX file.
 * @param root the content folder, as a path from the working directory
 */
export function checkContent(root = "content") {
	const loaded = loadContent(root);
	const articles = loaded.sources
		.filter(({ file }) => file.endsWith(".mdx"))
		.map((source) => ({ source, body: readBody(source.body) }));
	const known = listKnown(loaded);
	const inTexts = articles.flatMap(({ source: { file }, body }) =>
		body.faults.map((fault) => ({ file, ...fault })),
	);
	// What a value names is wrong with its form, which is told first.
	const faults = sortFaults([
		...loaded.faults,
		...findMisplaced(root),
		...inTexts,
		...findFileFaults(loaded, known),
		...findReferenceFaults(listRuledValues(loaded), known),
		...findFactFaults(loaded),
		...findPictureFaults(root),
		...checkDrawings(root),
		...findLinkFaults(loaded, known, articles),
	]);
	return { ...loaded, faults, articles };
}
