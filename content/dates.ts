import { execFileSync } from "node:child_process";
import type { Content } from "./load.ts";
import { listSources } from "./sources.ts";

/** Days as 2025-09-17 on which content files last changed, by file. */
type Changes = ReadonlyMap<string, string>;

/**
 * Gives the day on which a page last changed: the newest among the files that feed it, and for a post its
 * own date where that is newer. A copy without history knows only the days written in the content; a file
 * without one then counts as old as the newest of those. Never the day of the build.
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
	const sources = listSources(content);
	return (path) => newest(sources(path).map(dayOf)) || otherwise;
}

/** Reads the last change of every content file from the history; nothing where there is none or only its end. */
export function readChanges(folder = "content"): Changes {
	const git = (...args: string[]) =>
		execFileSync("git", args, {
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
			maxBuffer: 2 ** 28,
		});
	try {
		if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
		return parseLog(git("log", "--relative", "--format=%x00%cs", "--name-only", "--", folder));
	} catch {
		return new Map();
	}
}

/** @param log newest first: for each commit a NUL, its day, and a line for each file */
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
