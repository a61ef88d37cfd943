import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import type { Content } from "./load.ts";

/**
 * The day on which each content file last changed, such as 2025-09-17, by file; and each entry of a file that has one
 * for every place or product, by file and name: `content/suburbs/kiama.yaml#bombo`.
 */
export type Changes = ReadonlyMap<string, string>;

/**
 * Returns the day on which the words of a page last changed: of a post, a product, a standing text or a place. It is
 * undefined for a page that lists others, and in a copy without history where no day is written in the content.
 * @param changes from readChanges()
 */
export function makeDater(
	{ posts, pages, suburbs }: Content,
	changes: Changes,
): (path: string) => string | undefined {
	const written = new Map<string, string>([
		...posts.map(({ slug, date }) => [`/blog/${slug}`, date] as const),
		...pages.map(({ slug, updated = "" }) => [`/${slug}`, updated] as const),
	]);
	const fileOf = makeFileFinder(suburbs);
	return (path) => newest([written.get(path) ?? "", changes.get(fileOf(path)) ?? ""]) || undefined;
}

/** Finds the file, and the entry in it, that would hold the words of a page, whether there is one or not. */
export function makeFileFinder(suburbs: Content["suburbs"]): (path: string) => string {
	const regionOf = new Map(suburbs.map(({ slug, regionSlug }) => [slug, regionSlug]));
	return (path) => {
		const [room, first = "", second, third] = path.slice(1).split("/");
		if (room !== "locations") return `content/${first ? path.slice(1) : `pages/${room}`}.mdx`;
		if (first === "region") return `content/regions/${second}.yaml#${third}`;
		// The page of a product in a suburb is as new as what the suburb says of itself.
		return `content/suburbs/${regionOf.get(first)}.yaml#${first}`;
	};
}

/** Reads the last change of every content file and entry from the git history; empty when there is none or it is shallow. */
export async function readChanges(): Promise<Changes> {
	try {
		const isShallow = await git("rev-parse", "--is-shallow-repository");
		if (isShallow.trim() !== "false") return new Map();
		// The host's clone has no old files: to look for renames would fetch each.
		const names = ["--relative", "--name-only", "--no-renames"];
		const changes = parseLog(await git("log", ...names, "--format=%x00%cs", "--", "content"));
		const files = [...changes.keys()].filter((file) => /\/(?:suburbs|regions)\/[^/]+$/.test(file));
		const entries = files.filter(existsSync).map(async (file) => {
			// Where old files cannot be fetched the entries have no day.
			const blame = git("blame", "--date=short", "HEAD", "--", file);
			const days = parseBlame(await blame.catch(() => ""));
			return [...days].map(([name, day]): [string, string] => [`${file}#${name}`, day]);
		});
		return new Map([...changes, ...(await Promise.all(entries)).flat()]);
	} catch {
		return new Map();
	}
}

async function git(...args: string[]): Promise<string> {
	const { stdout } = await promisify(execFile)("git", args, { maxBuffer: 2 ** 28 });
	return stdout;
}

/** @param log newest first: for each commit a NUL, its day, and one line per file */
function parseLog(log: string): Changes {
	const changes = new Map<string, string>();
	for (const commit of log.split("\0")) {
		const [day = "", ...files] = commit.split("\n");
		for (const file of files) if (file && !changes.has(file)) changes.set(file, day);
	}
	return changes;
}

/**
 * The newest day of each entry of a file: an item of its list, by its slug, or what stands under a key of its products.
 * @param blame of git, with short dates
 */
function parseBlame(blame: string): Map<string, string> {
	const days = new Map<string, string>();
	let name = "";
	let before: string[] = [];
	for (const line of blame.split("\n")) {
		const [, day = "", text = ""] = /(\d{4}-\d\d-\d\d) +\d+\) (.*)/.exec(line) ?? [];
		if (text.startsWith("- ")) [name, before] = ["", []];
		const found = /^ {2}(?:slug: ([a-z0-9-]+)|([a-z0-9-]+):)$/.exec(text);
		if (found) name = found[1] ?? found[2] ?? "";
		if (!name) before.push(day);
		else days.set(name, newest([days.get(name) ?? "", day, ...before.splice(0)]));
	}
	return days;
}

function newest(days: readonly string[]): string {
	return days.reduce((latest, day) => (day > latest ? day : latest), "");
}
