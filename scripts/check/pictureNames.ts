import { readFileSync } from "node:fs";
import type { Fault } from "../content/faults.ts";
import { listCode } from "../content/files.ts";
import { findMasters, leastWidth, readWidth } from "../content/pictures/masters.ts";
import { findSource, type Loaded } from "./knownNames.ts";
import { listPicturesNamed } from "./references.ts";

/** How code names a picture: `image="coast-street"`, `image: "coast-street"`, `<Picture name="coast-street"`. */
const named = /(?:\bimage(?:=|: )|<Picture\s+name=)"([a-z0-9-]+)"/g;

/** Where each picture is shown: the files of content and of the code that name it, by its name. */
export function listPictureUses(loaded: Pick<Loaded, "root" | "sources">): Map<string, string[]> {
	const inCode = listCode(["components", "pages"], /\.tsx?$/).flatMap((file) =>
		Array.from(readFileSync(file, "utf8").matchAll(named), ([, picture = ""]) => {
			return { picture, file };
		}),
	);
	const uses = Map.groupBy([...listPicturesNamed(loaded), ...inCode], ({ picture }) => picture);
	return new Map([...uses].map(([picture, own]) => [picture, own.map(({ file }) => file)]));
}

/** Finds pictures that cannot be read, are too small or that no page shows. */
export function findPictureFaults(loaded: Loaded): Fault[] {
	const faults = findMasters(loaded.root).flatMap((file): Fault[] => {
		const width = readWidth(file);
		// If they were encoded anyway, they would be shown larger than they are.
		const message = width
			? `this picture is ${width} pixels wide; export it ${leastWidth} wide or more`
			: "this picture cannot be read; export it again as AVIF, JPEG or PNG";
		return (width ?? 0) < leastWidth ? [{ file, line: 1, column: 1, message }] : [];
	});
	const source = findSource(loaded, "images/images.yaml");
	const uses = listPictureUses(loaded);
	const idle = Object.keys(loaded.content.images ?? {}).filter((name) => !uses.has(name));
	const message =
		"no page uses this picture; name it in a post, a product or the gallery, or delete its entry and its file";
	return [...faults, ...idle.flatMap((name) => source?.report([name], message, "key") ?? [])];
}
