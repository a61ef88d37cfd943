import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { reservedSlugs } from "./content/addresses.ts";
import { contentRoot, getToday } from "./content/collections.ts";
import { slugify, slug as slugSchema } from "./content/schemas/text.ts";

const usage = `npm run new:post -- "Title of the post" [--slug last-part-of-the-address]`;

/** Longest slug that is made from a title. */
const longest = 60;

/** Writes a draft into content/blog, made from content/template.mdx. @throws Error with one sentence */
function writeDraft(title: string, slug = freeSlug(title)): string {
	if (!slugSchema.safeParse(slug).success || reservedSlugs.includes(slug))
		throw new Error(`${slug} cannot be an address; choose another with --slug.`);
	const file = fileOf(slug);
	if (existsSync(file)) throw new Error(`There is a ${file} already; choose another with --slug.`);
	const values = { title: JSON.stringify(title), slug, date: getToday() };
	const draft = Object.entries(values).reduce(
		(text, [key, value]) => text.replace(RegExp(`^${key}:.*`, "m"), () => `${key}: ${value}`),
		readFileSync(path.join(contentRoot, "template.mdx"), "utf8"),
	);
	writeFileSync(file, draft, { flag: "wx" });
	return file;
}

function fileOf(slug: string): string {
	return path.join(contentRoot, "blog", `${slug}.mdx`);
}

/** A slug for a title that no file has yet. */
function freeSlug(title: string): string {
	const words = slugify(title.replace(/['’ʻʼ]/g, "")).split("-");
	while (words.length > 1 && words.join("-").length > longest) words.pop();
	const base = words.join("-").slice(0, longest);
	if (base === "") throw new Error("The title has no Latin letters, so add --slug some-words.");
	let slug = base;
	for (let number = 2; reservedSlugs.includes(slug) || existsSync(fileOf(slug)); number++)
		slug = `${base}-${number}`;
	return slug;
}

try {
	const options = { slug: { type: "string" } } as const;
	const { values, positionals } = parseArgs({ options, allowPositionals: true });
	const title = positionals.join(" ").replace(/\s+/g, " ").trim();
	if (!title) throw new Error(usage);
	console.log(`Wrote ${writeDraft(title, values.slug)}, a draft: it shows in \`npm run dev\` alone.
Write it, run \`npm run check:content\`, and take the line \`draft: true\` out to publish it.`);
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}
