import { parseArgs } from "node:util";
import { formatAnnotation } from "./annotation.ts";
import { type Checked, checkContent, checkLoaded } from "./content/check.ts";
import { contentRoot, takeContent } from "./content/collections.ts";
import { ContentError, type Fault, formatFault, sortFaults } from "./content/faults.ts";
import { isWhole, loadContent } from "./content/load.ts";
import { readBody } from "./content/mdx/parse.ts";
import { followContent } from "./followContent.ts";

const help = `npm run check:content -- [options]

  --watch      check again whenever a file of content/ is saved
  --annotate   also print the faults as annotations of a GitHub workflow
  --grades     also print length and reading grade of each post
  --help       this text`;

interface Options {
	annotate?: boolean | undefined;
	grades?: boolean | undefined;
}

/** The fast part, without which the site is not sound: data, references, markup and links. */
export async function reportFaults(): Promise<boolean> {
	const loaded = loadContent(contentRoot);
	const { content, faults } = checkLoaded(loaded, contentRoot, readBody);
	for (const fault of faults) console.error(formatFault(fault));
	if (!isWhole(content, faults)) {
		console.error(`\n${countProblems(faults)} to fix. Nothing was built.`);
		return false;
	}
	console.log(`Content is sound: ${describe({ content })}.`);
	takeContent(content);
	return true;
}

/** The whole check: that the site is sound, and what an editor would say about the posts. */
async function reportAll(options: Options): Promise<boolean> {
	try {
		return await reportEdited(options);
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		print(error.faults, "error", options);
		return false;
	}
}

async function reportEdited(options: Options): Promise<boolean> {
	const checked = checkContent(contentRoot);
	print(checked.faults, "error", options);
	const { editContent } = await import("./content/editor.ts");
	const { findIdleWords, findMisspelt } = await import("./content/editor/spelling.ts");
	const edited = editContent(checked);
	const files = checked.sources.map(({ file }) => file);
	const misspelt = await findMisspelt(files);
	const drafts = new Set(
		edited.posts.filter(({ post }) => post.draft).map(({ post }) => post.file),
	);
	const [unfinished = [], wrong = []] = [true, false].map((isDraft) =>
		misspelt.filter(({ file }) => drafts.has(file) === isDraft),
	);
	// A value that is already faulty is not checked as copy as well.
	const known = new Set(checked.faults.map(({ file, line }) => `${file}:${line}`));
	const left = sortFaults([...edited.faults, ...wrong, ...(await findIdleWords(files))]).filter(
		({ file, line }) => !known.has(`${file}:${line}`),
	);
	print(left, "error", options);
	const draftFaults = sortFaults([...edited.draftFaults, ...unfinished]);
	if (draftFaults.length) {
		console.log("\nStill to do in drafts, before they are published:");
		print(draftFaults, "notice", options);
	}
	const faults = [...checked.faults, ...left];
	if (faults.length) console.error(`\n${countProblems(faults)} to fix.${describeHidden()}`);
	if (faults.length === 0 || options.grades) {
		const { describeGrades } = await import("./content/editor/grade.ts");
		console.log(`\n${describeGrades(edited.posts, options.grades ?? false)}`);
	}
	if (faults.length === 0) console.log(`Content is in order: ${describe(checked)}.`);
	return faults.length === 0;
}

function countProblems({ length }: readonly Fault[]): string {
	return length === 1 ? "1 problem" : `${length} problems`;
}

/** Annotations of a kind that GitHub shows for one run. */
const shown = 10;
const annotated = { error: 0, notice: 0 };

/** Prints each fault once: as an annotation while the forge shows it, otherwise as a line of the log. */
function print(faults: readonly Fault[], level: "error" | "notice", { annotate }: Options) {
	for (const fault of faults) {
		if (annotate && ++annotated[level] <= shown) console.log(formatAnnotation(fault, level));
		else console[level === "error" ? "error" : "log"](formatFault(fault));
	}
}

/** How many faults stand in the log alone. */
function describeHidden(): string {
	const hidden = Object.values(annotated).reduce(
		(sum, count) => sum + Math.max(0, count - shown),
		0,
	);
	return hidden
		? ` The pull request shows ${shown} of a kind; ${hidden} more are only in this log.`
		: "";
}

function describe({ content }: Pick<Checked, "content">): string {
	const { posts, products, suburbs } = content;
	return `${posts.length} posts, ${products.length} products, ${suburbs.length} suburbs`;
}

async function watchContent(options: Options): Promise<void> {
	let running = Promise.resolve();
	const run = async () => {
		console.clear();
		console.log(`Checking content, ${new Date().toLocaleTimeString("en-AU")}`);
		await reportAll(options).catch((error: unknown) => console.error(error));
		console.log("\nWatching content/. Ctrl-C stops.");
	};
	const check = () => {
		running = running.then(run);
	};
	followContent(check);
	check();
	await running;
}

/** The command-line options; undefined after reporting an unknown one. */
function readOptions() {
	try {
		return parseArgs({
			options: {
				watch: { type: "boolean" },
				annotate: { type: "boolean" },
				grades: { type: "boolean" },
				help: { type: "boolean" },
			},
		}).values;
	} catch (error) {
		console.error(`${(error as Error).message}\n\n${help}`);
		return undefined;
	}
}

async function main(): Promise<boolean> {
	const options = readOptions();
	if (!options) return false;
	if (options.help) console.log(help);
	else if (options.watch) await watchContent(options);
	else return reportAll(options);
	return true;
}

if (import.meta.main && !(await main())) process.exitCode = 1;
