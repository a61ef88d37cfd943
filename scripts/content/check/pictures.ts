import path from "node:path";
import { type Fault, suggestion } from "../faults.ts";
import type { FoundContent } from "../load.ts";
import { findMasters } from "../pictures/masters.ts";
import { type CodeUse, listPictureUses } from "../pictures/pictureUses.ts";
import { leastWidth, readWidth } from "../pictures/pictureWidth.ts";
import type { Source } from "../source/source.ts";

/**
 * Finds pictures that are too small, pictures that no page shows, and pictures that code names but that have no
 * description. When the content has other faults, only the names in code are checked: a post that was left out
 * may be the one that shows a picture.
 */
export function findPictureFaults(
	{ content, sources, root }: { content: FoundContent; sources: readonly Source[]; root: string },
	code: readonly CodeUse[],
	isSound: boolean,
): Fault[] {
	const file = path.posix.join(root, "images/images.yaml");
	const source = sources.find((candidate) => candidate.file === file);
	const faults = findNarrowPictures(root);
	if (!source || !content.images) return faults;
	const described = new Set(Object.keys(content.images));
	for (const { picture, ...place } of code) {
		if (described.has(picture)) continue;
		const message = `"${picture}" is not a picture of content/images${suggestion(picture, described)}`;
		faults.push({ ...place, message });
	}
	if (!isSound) return faults;
	const used = new Set(listPictureUses(content, code).map(({ picture }) => picture));
	for (const name of described) {
		if (used.has(name)) continue;
		const message =
			"no page uses this picture; name it in a post, a product or the gallery, or delete its entry and its file";
		faults.push({ file, ...source.locate([name], "key"), field: name, message });
	}
	return faults;
}

/** If they were encoded anyway, they would be shown larger than they are. */
function findNarrowPictures(root: string): Fault[] {
	return findMasters(root).flatMap((file) => {
		const width = readWidth(file);
		if (width === undefined || width >= leastWidth) return [];
		const message = `this picture is ${width} pixels wide; export it ${leastWidth} wide or more`;
		return [{ file, line: 1, column: 1, message }];
	});
}
