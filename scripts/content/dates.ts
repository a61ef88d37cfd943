import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Content } from "./load.ts";
import { listPageFiles } from "./pageFiles.ts";

/** The day on which each content file last changed, such as 2025-09-17, by file. */
export type Changes = ReadonlyMap<string, string>;

/**
 * Returns the day on which a page last changed: the newest day of the files that feed it, and for a post its own
 * date if that is newer. A copy without history only knows the dates written in the content; a file without one
 * then counts as old as the newest of those. It is never the day of the build.
 * @param changes from readChanges()
 */
export function makeDater(content: Content, changes: Changes): (path: string) => string {
	const posts = new Map(content.posts.map(({ file, date }) => [file, date]));
	const otherwise = newest([
		...posts.values(),
		...content.pages.map(({ updated = "" }) => updated),
	]);
	const dayOf = (file: string) =>
		newest([posts.get(file) ?? "", changes.get(file) ?? ""]) || otherwise;
	const filesOf = listPageFiles(content);
	return (path) => newest(filesOf(path).map(dayOf)) || otherwise;
}

/** Reads the last change of every content file from the git history; empty when there is none or it is shallow. */
export async function readChanges(folder = "content"): Promise<Changes> {
	try {
		const isShallow = await git("rev-parse", "--is-shallow-repository");
		if (isShallow.trim() !== "false") return new Map();
		return parseLog(
			await git("log", "--relative", "--format=%x00%cs", "--name-only", "--", folder),
		);
	} catch {
		return new Map();
	}
}

async function git(...args: string[]): Promise<string> {
	const { stdout } = await promisify(execFile)("git", args, { maxBuffer: 2 ** 28 });
	return stdout;
}

/** @param log newest first: for each commit a NUL, its day, and one line per file */
export function parseLog(log: string): Changes {
	const changes = new Map<string, string>();
	for (const commit of log.split("\0").slice(1)) {
		const [day = "", ...files] = commit.split("\n");
		for (const file of files) if (file && !changes.has(file)) changes.set(file, day);
	}
	return changes;
}

function newest(days: readonly string[]): string {
	return days.reduce((latest, day) => (day > latest ? day : latest), "");
}
