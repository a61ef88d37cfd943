import { readFileSync, statSync } from "node:fs";
import { ContentError, sortFaults } from "./faults.ts";
import { listFiles } from "./files.ts";
import { formatDay } from "./format.ts";
import { type Content, isWhole, loadContent, type Post } from "./load.ts";
import { picturesFile } from "./pictures/encoded.ts";
import { day } from "./schemas/text.ts";
import { dayInSydney } from "./today.ts";

export type { Content, Post, Product, Suburb } from "./load.ts";

/** The content folder. Tests and benchmarks set CONTENT_ROOT to read another one. */
export const contentRoot = process.env.CONTENT_ROOT ?? "content";

const loaded: { content?: Content; stamp?: string } = {};

/**
 * All content, with the posts that listShown() gives. It is read once, and in `npm run dev` again after a file has changed.
 * What a build starts takes it from where the build has left it, CHECKED_CONTENT.
 * @throws ContentError with every fault found
 */
export function getContent(): Content {
	const stamp = process.env.NODE_ENV === "development" ? readStamp() : "";
	if (loaded.content && loaded.stamp === stamp) return loaded.content;
	const checked = process.env.CHECKED_CONTENT;
	if (checked) return takeContent(JSON.parse(readFileSync(checked, "utf8")));
	const { content, faults } = loadContent(contentRoot);
	if (!isWhole(content, faults)) throw new ContentError(sortFaults(faults));
	return takeContent(content, stamp);
}

/**
 * Takes over content that a build has already read and checked. It removes the posts that are not shown from the object
 * it is given.
 */
export function takeContent(content: Content, stamp = ""): Content {
	content.posts = listShown(content.posts);
	Object.assign(loaded, { content, stamp });
	return content;
}

let seen: string | undefined;

/** Looks at the files once per turn of the event loop, because a page asks hundreds of times. */
function readStamp(): string {
	if (seen !== undefined) return seen;
	const files = [...listFiles(contentRoot, /\.(?:mdx|yaml|json)$/), picturesFile];
	seen = files
		.map((file) => `${file}:${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
		.join();
	setImmediate(() => {
		seen = undefined;
	});
	return seen;
}

/**
 * Today as `2025-09-17`, in the time zone of the business.
 * BUILD_DATE overrides it.
 * @throws when BUILD_DATE is not a day
 */
export function getToday(): string {
	const given = process.env.BUILD_DATE;
	if (!given) return dayInSydney();
	if (day.safeParse(given).success) return given;
	throw new Error(`BUILD_DATE is "${given}"; write a day such as 2025-09-17`);
}

/** True for a post that readers may see on a day: not a draft, and not dated later. */
export function isPublished({ draft, date }: Pick<Post, "draft" | "date">, today: string): boolean {
	return !draft && date <= today;
}

/** Whom the pages are for: writers under `npm run dev` and in a preview of Netlify's, otherwise visitors. */
export function getStage(): "dev" | "preview" | "live" {
	if (process.env.NODE_ENV === "development") return "dev";
	return /^(?:deploy-preview|branch-deploy)$/.test(process.env.CONTEXT ?? "") ? "preview" : "live";
}

/**
 * The posts that a build shows: to readers those that are published, in a preview of Netlify's those that wait for their
 * day too, and in `npm run dev` drafts as well. Those that readers do not see yet say so.
 */
export function listShown(posts: readonly Post[]): Post[] {
	const today = getToday();
	const stage = getStage();
	return posts.flatMap((post) => {
		if (isPublished(post, today)) return post;
		if (post.draft) return stage === "dev" ? { ...post, unseen: "draft" } : [];
		return stage === "live" ? [] : { ...post, unseen: "waits" };
	});
}

/** Says how many posts wait for their day, and until when, so that a wrong year is seen. Empty when none does. */
export function describeWaiting(posts: readonly Post[], today: string): string {
	const dates = posts.filter(({ draft, date }) => !draft && date > today).map(({ date }) => date);
	const [first, ...later] = dates.sort().map(formatDay);
	if (!first) return "";
	const last = later.at(-1);
	return last
		? ` ${dates.length} posts wait, the first until ${first}, the last until ${last}.`
		: ` 1 post waits until ${first}.`;
}

/**
 * Names the posts whose sources were last read a year ago or longer, the oldest first. Empty when there is none. It is no
 * fault: a day that comes by itself must not stop somebody else's post.
 */
export function describeOverdue(
	posts: readonly Pick<Post, "checked" | "file">[],
	today: string,
): string {
	const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`;
	const { length, 0: oldest } = posts
		.filter(({ checked }) => checked && checked <= yearAgo)
		.sort((a, b) => String(a.checked).localeCompare(String(b.checked)));
	if (!oldest) return "";
	return ` The sources of ${length === 1 ? "1 post" : `${length} posts`} were last read a year ago or longer: read them again, first those of ${oldest.file}.`;
}
