import { readFileSync } from "node:fs";
import type { Head } from "../../components/Layout/head.tsx";
import { getContent, getToday, isPublished } from "../../scripts/content/collections.ts";

export type Data = ReturnType<typeof data>;

/** What a writer types for each block, and the drafts and future-dated posts. */
export function data() {
	const today = getToday();
	const waiting = getContent()
		.posts.filter((post) => !isPublished(post, today))
		.map(({ slug, title, draft, date }) => ({
			slug,
			title,
			reason: draft ? "a draft" : `from ${date}`,
		}));
	const head: Head = {
		title: "Every block a post may use",
		description:
			"For writers: each block that a post may use, as readers see it, with what to type for it in the file.",
		path: "/preview",
		noindex: true,
	};
	return {
		head,
		// Each block stands between empty lines.
		sources: readFileSync("pages/preview/blocks.mdx", "utf8")
			.trim()
			.split(/\n{2,}/),
		waiting,
	};
}
