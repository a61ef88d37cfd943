import { suggestion } from "../faults.ts";
import { findMasters, leastWidth, readWidth } from "../pictures/masters.ts";
import { type CodeUse, listPictureUses } from "../pictures/pictureUses.ts";
import { findSource, type Loaded, type Names } from "./knownNames.ts";

/**
 * Finds pictures that are too small, have no description or no file, that no page shows, and that code names wrongly.
 * @param isSound when the content has other faults, a post that was left out may be the one that shows a picture
 */
export function checkPictures(
	names: Names,
	loaded: Loaded,
	code: readonly CodeUse[],
	isSound: boolean,
): void {
	const { content, root } = loaded;
	// If they were encoded anyway, they would be shown larger than they are.
	for (const file of findMasters(root)) {
		const width = readWidth(file);
		const message = `this picture is ${width} pixels wide; export it ${leastWidth} wide or more`;
		if (width !== undefined && width < leastWidth) names.addFile(file, message);
	}
	const source = findSource(loaded, "images/images.yaml");
	if (!source || !content.images) return;
	const described = new Set(Object.keys(content.images));
	for (const { picture, ...place } of code) {
		if (described.has(picture)) continue;
		const message = `"${picture}" is not a picture of content/images${suggestion(picture, described)}`;
		names.faults.push({ ...place, message });
	}
	if (!isSound || names.faults.length) return;
	const used = new Set(listPictureUses(content, code).map(({ picture }) => picture));
	for (const name of described) {
		if (used.has(name)) continue;
		const message =
			"no page uses this picture; name it in a post, a product or the gallery, or delete its entry and its file";
		names.add(source, [name], message, "key");
	}
}
