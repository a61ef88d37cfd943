import path from "node:path";
import { reservedSlugs } from "../addresses.ts";
import { slugify } from "../schemas/text.ts";
import { isSlug, type Loaded, listEntries, type Names } from "./knownNames.ts";

/** Folders whose files are named like the entry that they hold, and the key that has the name. */
const folders = { blog: "slug", products: "slug", regions: "slug", traits: "trait" };

/** Finds files that cannot be an address or are not named like their entry, and slugs and summaries that will not do. */
export function checkEntryNames(names: Names, loaded: Loaded): void {
	for (const [folder, key] of Object.entries(folders))
		for (const { source, data } of listEntries(loaded, folder)) {
			const { name, ext } = path.parse(source.file);
			if (!isSlug(name)) {
				const better = slugify(name.replace(/\.(?:mdx?|ya?ml)$/i, ""));
				const advice = better ? `rename the file to ${better}${ext}` : "rename the file";
				names.addFile(source.file, `${advice}: small letters, digits and hyphens only`);
			} else if (isSlug(data[key]) && data[key] !== name)
				names.add(source, [key], `write ${name}, the name of the file`);
		}
	for (const { source, data } of listEntries(loaded, "blog")) {
		if (reservedSlugs.includes(String(data.slug))) {
			const message = `/blog/${data.slug} is an address of the blog itself; choose another`;
			names.add(source, ["slug"], message);
		}
		if (typeof data.excerpt === "string" && data.excerpt === data.description) {
			const advice = "say the answer here; the excerpt already gives the reason to read";
			names.add(source, ["description"], advice);
		}
	}
}
