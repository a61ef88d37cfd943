import path from "node:path";
import { type Fault, suggestion } from "../faults.ts";
import type { FoundContent } from "../load.ts";
import { type CodeUse, listPictureUses } from "../pictures/pictureUses.ts";
import type { Source } from "../source.ts";

/**
 * Finds pictures that no page shows, and pictures that the code of a page names and nobody described.
 * Of content that is faulty itself, only the code's names are judged: a post left out may be the one that shows it.
 */
export function findPictureFaults(
	{ content, sources, root }: { content: FoundContent; sources: readonly Source[]; root: string },
	code: readonly CodeUse[],
	isSound: boolean,
): Fault[] {
	const file = path.posix.join(root, "images/images.yaml");
	const source = sources.find((candidate) => candidate.file === file);
	if (!source || !content.images) return [];
	const described = new Set(Object.keys(content.images));
	const faults: Fault[] = code
		.filter(({ picture }) => !described.has(picture))
		.map(({ picture, ...place }) => ({
			...place,
			message: `"${picture}" is not a picture of content/images${suggestion(picture, described)}`,
		}));
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
