import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { parseDocument } from "yaml";
import { reservedSlugs } from "./content/addresses.ts";
import { contentRoot } from "./content/collections.ts";
import { splitFrontmatter } from "./content/frontmatter.ts";
import { getToday } from "./content/publication.ts";
import { day as daySchema } from "./content/schemas/day.ts";
import { slugify, slug as slugSchema } from "./content/schemas/text.ts";

const usage = `npm run new:post -- "Title of the post" [--slug last-part-of-the-address]
Other keys of the frontmatter may be given too: --category, --image, --tags, --date.`;

/** Longest slug that is made from a title. */
const longest = 60;
const text = { type: "string" } as const;
const options = { slug: text, category: text, image: text, tags: text, date: text };

/** Writes a draft into content/blog, made from content/template.mdx. @throws Error with one sentence */
function writeDraft(title: string, { slug = freeSlug(title), tags, ...given }: Values): string {
	if (!slugSchema.safeParse(slug).success || reservedSlugs.includes(slug))
		throw new Error(`${slug} cannot be an address; choose another with --slug.`);
	const fault = given.date && daySchema.safeParse(given.date).error?.issues[0]?.message;
	if (fault) throw new Error(`--date: ${fault}`);
	const { yaml, body } = splitFrontmatter(
		readFileSync(path.join(contentRoot, "template.mdx"), "utf8"),
	);
	const frontmatter = parseDocument(yaml);
	const values = { title, slug, date: getToday(), ...given };
	for (const [key, value] of Object.entries(values)) frontmatter.set(key, value);
	if (tags) frontmatter.set("tags", tags.split(/\s*,\s*/).filter(Boolean));
	const head = frontmatter.toString({ lineWidth: 0, flowCollectionPadding: false });
	const file = path.join(contentRoot, "blog", `${slug}.mdx`);
	if (existsSync(file)) throw new Error(`There is a ${file} already; choose another with --slug.`);
	writeFileSync(file, `---\n${head}---\n\n${body.trim()}\n`, { flag: "wx" });
	return file;
}

type Values = { [Key in keyof typeof options]?: string | undefined };

/** A slug for a title that no file has yet. */
function freeSlug(title: string): string {
	const words = slugify(title.replace(/['’]/g, "")).split("-");
	while (words.length > 1 && words.join("-").length > longest) words.pop();
	const base = words.join("-").slice(0, longest);
	if (base === "") throw new Error("The title has no Latin letters, so add --slug some-words.");
	const isTaken = (slug: string) =>
		reservedSlugs.includes(slug) || existsSync(path.join(contentRoot, "blog", `${slug}.mdx`));
	let slug = base;
	for (let number = 2; isTaken(slug); number++) slug = `${base}-${number}`;
	return slug;
}

try {
	const { values, positionals } = parseArgs({ options, allowPositionals: true });
	const title = positionals.join(" ").replace(/\s+/g, " ").trim();
	if (!title) throw new Error(usage);
	console.log(`Wrote ${writeDraft(title, values)}, a draft: it shows in \`npm run dev\` alone.
Write it, run \`npm run check:content\`, and take the line \`draft: true\` out to publish it.`);
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}
