import { existsSync, globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { listOldSlugs, reservedSlugs } from "./content/addresses.ts";
import { checkCharacters, cleanText } from "./content/characters.ts";
import { contentRoot, getToday } from "./content/collections.ts";
import { readText } from "./content/files.ts";
import { makeSlug, writePost } from "./content/postFile.ts";
import { postFields } from "./content/schemas/post.ts";
import { readSource } from "./content/source.ts";
import { adviseFields } from "./content/validate.ts";

const usage = `npm run new:post -- "Title of the post" [--slug last-part-of-the-address]`;

/** Writes a draft into content/blog, made from content/template.mdx. @throws Error with one sentence */
function writeDraft(title: string, given?: string): string {
	const { data: aliases } = readSource(path.join(contentRoot, "aliases.yaml"));
	const taken = [...reservedSlugs, ...listOldSlugs(Array.isArray(aliases) ? aliases : [])];
	const isTaken = (slug: string) => taken.includes(slug) || existsSync(fileOf(slug));
	const slug = given ?? makeSlug(title, isTaken);
	if (!slug) throw new Error("The title has no Latin letters, so add --slug some-words.");
	const [fault] = adviseFields(postFields.pick({ title: true, slug: true }), { title, slug });
	const [sign] = checkCharacters(title).faults;
	const flaw = sign?.message ?? fault?.join(": ");
	if (flaw) throw new Error(flaw);
	const file = fileOf(slug);
	if (isTaken(slug))
		throw new Error(`${file} is taken or no address of a post; choose another with --slug.`);
	const twin = globSync("blog/*.mdx", { cwd: contentRoot }).find((name) => {
		const { title: taken } = Object(readSource(path.join(contentRoot, name)).data);
		return String(taken).toLowerCase() === title.toLowerCase();
	});
	if (twin) throw new Error(`${twin} has this title already.`);
	const template = readText(path.join(contentRoot, "template.mdx"));
	writeFileSync(file, writePost(template, { title, slug, date: getToday() }), { flag: "wx" });
	return file;
}

function fileOf(slug: string): string {
	return path.join(contentRoot, "blog", `${slug}.mdx`);
}

try {
	const options = { slug: { type: "string" } } as const;
	const { values, positionals } = parseArgs({ options, allowPositionals: true });
	const title = cleanText(positionals.join(" ")).replace(/\s+/g, " ").trim();
	if (!title) throw new Error(usage);
	console.log(`Wrote ${writeDraft(title, values.slug)}, a draft: it shows in \`npm run dev\` alone.
Write it, run \`npm run check:content\`, and take the line \`draft: true\` out to publish it.`);
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}
