import { existsSync, readdirSync, rmSync } from "node:fs";
import { z } from "zod";
import { cardsFile } from "../../components/Layout/cards.ts";
import { picturesFile } from "../../components/Picture/pictures.ts";
import { readMentions } from "../../components/Places/mentions.ts";
import { listMorePosts } from "../../pages/post/morePosts.ts";
import { withAliases } from "../content/addresses.ts";
import { contentRoot, getContent, type Post } from "../content/collections.ts";
import { listFiles } from "../content/files.ts";
import { hashContents, hashText, keepFile, readKept } from "../content/memory.ts";
import { hashBundle } from "./bundle.ts";

/** Kept beside the pages, so that deleting dist deletes it too. */
const recordFile = "dist/built.json";
const builtParts = ["dist/client/index.html", "dist/server/entry.mjs"];

/** What the pages of dist were made from. */
const builtSchema = z.strictObject({
	/** Hash of everything but the posts. */
	shared: z.string(),
	/** By address: the hash of what a post's page shows, and what other pages show of the post. */
	posts: z.record(z.string(), z.strictObject({ text: z.string(), shown: z.string() })),
});
export type Built = z.infer<typeof builtSchema>;
const recordSchema = builtSchema.extend({ files: z.int() });

/** Folders of files that are made from others. */
const made = /^public\/(?:images|og)\//;

/** Describes what the pages would be made from now. @param built what they were made from last time */
export function describeSite(built: Built | undefined): Built {
	const { SITE_ORIGIN = "" } = process.env;
	// The footer prints it.
	const year = String(new Date().getFullYear());
	const hash = hashContents(listShared(), hashBundle(), SITE_ORIGIN, contentRoot, year);
	const known = built?.shared === hash ? built.posts : {};
	const posts = getContent().posts.map((post) => {
		const path = `/blog/${post.slug}`;
		const related = listMorePosts(post).related.map(({ slug }) => slug);
		// The hash of the text is in the post, so its file need not be read once more.
		const text = hashText(JSON.stringify([post, related]));
		const before = known[path];
		return [path, before?.text === text ? before : { text, shown: describePost(post) }] as const;
	});
	return { shared: hash, posts: Object.fromEntries(posts) };
}

/** Everything that pages, but not the bundle, are made from, except posts. */
function listShared(): string[] {
	const content = listFiles(contentRoot, /\.(?:yaml|json|mdx|svg)$/);
	return [
		...content.filter((file) => !file.startsWith(`${contentRoot}/blog/`)),
		...listFiles("public", /\.\w+$/).filter((file) => !made.test(file)),
		...[picturesFile, cardsFile].filter(existsSync),
	];
}

/** What other pages show of a post: its frontmatter, and the places and products it names. */
function describePost(post: Post): string {
	const { words: _words, hash: _hash, ...front } = post;
	return JSON.stringify([front, readMentions(post)]);
}

/**
 * Addresses of the pages to render again when only the texts of some posts have changed, or their related posts,
 * and nothing that other pages show of them. Otherwise undefined: all pages have to be rendered.
 */
export function findChangedPages(now: Built, built: Built | undefined): string[] | undefined {
	if (built?.shared !== now.shared) return undefined;
	const shown = ({ posts }: Built) =>
		JSON.stringify(Object.entries(posts).map(([path, post]) => [path, post.shown]));
	if (shown(built) !== shown(now)) return undefined;
	const changed = Object.keys(now.posts).filter(
		(path) => built.posts[path]?.text !== now.posts[path]?.text,
	);
	return withAliases(changed);
}

/** Records what the pages of dist were made from, once all of them are complete. */
export function recordSite(site: Built): void {
	keepFile(recordFile, JSON.stringify({ ...site, files: countFiles() }));
}

/** Call before changing pages: a build that fails halfway leaves no record, so the next one makes all pages. */
export function forgetSite(): void {
	rmSync(recordFile, { force: true });
}

/** What the pages of dist were made from; undefined when that is not known, or when some pages are missing. */
export function readBuilt(): Built | undefined {
	if (!builtParts.every((part) => existsSync(part))) return undefined;
	const record = readKept(recordFile, recordSchema);
	return record && record.files <= countFiles() ? record : undefined;
}

function countFiles(): number {
	return readdirSync("dist/client", { recursive: true }).length;
}
