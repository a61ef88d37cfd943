import { readFileSync } from "node:fs";
import type { Fault } from "../content/faults.ts";
import { listCode } from "../content/files.ts";
import { findMasters, leastWidth, readWidth } from "../content/pictures/masters.ts";
import { findSource, type Loaded } from "./knownNames.ts";
import type { RuledValue } from "./ruledValues.ts";

/** How code names a picture: `image="coast-street"`, `image: "coast-street"`, `<Picture name="coast-street"`. */
const named = /(?:\bimage(?:=|: )|<Picture\s+name=)"([a-z0-9-]+)"/g;

/** How a text shows a picture. */
const shown = /\]\(<?\/images\/([a-z0-9-]+)/g;

/** The pictures that content or code shows, by name. */
function listUsed({ sources }: Loaded, values: readonly RuledValue[]): Set<string> {
	const list = (text: string, pattern: RegExp) =>
		Array.from(text.matchAll(pattern), ([, picture = ""]) => picture);
	const code = listCode(["components", "pages"], /\.tsx?$/);
	return new Set([
		...values.flatMap(({ rule, aim, value }) =>
			rule.names === "pictures" && aim === "value" ? String(value) : [],
		),
		...sources.flatMap(({ body }) => list(body, shown)),
		...code.flatMap((file) => list(readFileSync(file, "utf8"), named)),
	]);
}

/** Finds pictures that are none, are too small or that no page shows. Those that are cut off stop the build. */
export function findPictureFaults(loaded: Loaded, values: readonly RuledValue[]): Fault[] {
	const faults = findMasters(loaded.root).flatMap((file): Fault[] => {
		const width = readWidth(file);
		// If they were encoded anyway, they would be shown larger than they are.
		const message = width
			? `this picture is ${width} pixels wide; export it ${leastWidth} wide or more`
			: "this picture cannot be read; export it again as AVIF, JPEG or PNG";
		return (width ?? 0) < leastWidth ? [{ file, line: 1, column: 1, message }] : [];
	});
	const source = findSource(loaded, "images/images.yaml");
	const used = listUsed(loaded, values);
	const idle = Object.keys(loaded.content.images ?? {}).filter((name) => !used.has(name));
	const message =
		"no page uses this picture; name it in a post, a product or the gallery, or delete its entry and its file";
	return [...faults, ...idle.flatMap((name) => source?.report([name], message, "key") ?? [])];
}
