import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { listPictures } from "./content/check/names.ts";
import { contentRoot } from "./content/collections.ts";
import { loadContent } from "./content/load.ts";
import { getToday } from "./content/publication.ts";
import { checkAnswers, type Given, type Names } from "./new-post/answers.ts";
import { freeSlug, makeDraft, nextId } from "./new-post/draft.ts";
import { askForMissing, Cancelled } from "./new-post/questions.ts";

const help = `npm run new:post -- "Title of the post" [options]

  --category "Zip Screens"   one of content/categories.yaml
  --image zip-screens        a picture of content/images, without its ending
  --tags "zip screens, kiama, salt"
  --date 2025-09-17          today where it is left out
  --slug last-part-of-the-address
  --excerpt "..."            120 to 160 characters
  --description "..."        120 to 160 characters, other words
  --help                     this text

In a terminal, what is missing is asked for.`;

const options = {
	category: { type: "string" },
	image: { type: "string" },
	tags: { type: "string" },
	date: { type: "string" },
	slug: { type: "string" },
	excerpt: { type: "string" },
	description: { type: "string" },
	help: { type: "boolean" },
} as const;

/** Writes a draft into content/blog and returns its file. @throws Error with one sentence per line */
async function writeDraft(given: Given, isTerminal: boolean): Promise<string> {
	const { content, sources } = loadContent(contentRoot);
	const names: Names = {
		categories: content.categories ?? [],
		pictures: listPictures(contentRoot),
		titles: content.posts.map(({ title }) => title),
		today: getToday(),
	};
	const whole = isTerminal ? await askForMissing(given, names) : given;
	const answers = checkAnswers(whole, names);
	const slug = answers.slug ?? freeSlug(answers.title, contentRoot, content);
	const file = path.join(contentRoot, "blog", `${slug}.mdx`);
	if (existsSync(file)) throw new Error(`There is a ${file} already; choose another with --slug.`);
	writeFileSync(file, makeDraft(nextId(sources), { ...answers, slug }), { flag: "wx" });
	return file;
}

async function main() {
	const { values, positionals } = parseArgs({ options, allowPositionals: true });
	if (values.help) return console.log(help);
	const given: Given = { ...values, title: positionals.join(" ").trim() || undefined };
	const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
	const file = await writeDraft(given, isTerminal);
	console.log(`Wrote ${file}, a draft: it shows in \`npm run dev\` and in no build.`);
	console.log(
		"Write it, run `npm run check:content`, and take the line `draft: true` out to publish it.",
	);
}

await main().catch((error: unknown) => {
	if (error instanceof Cancelled) process.exitCode = 130;
	else process.exitCode = 1;
	const isUsage = error instanceof TypeError && "code" in error;
	console.error(error instanceof Error ? `${error.message}${isUsage ? `\n\n${help}` : ""}` : error);
});
