import type { PageContextServer } from "vike/types";
import { getText } from "../../components/Article/texts.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { getEntry } from "../../scripts/content/entries.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** A post and its section to print. @throws when the post has no section of the name that its `checklist` gives */
export async function data({ content, routeParams }: PageContextServer) {
	const post = getEntry(content.posts, routeParams.slug);
	const text = await getText(post);
	const section = text.sections.find(({ id }) => id === post.checklist);
	if (!section) throw new Error(`${post.file}: no section has the anchor ${post.checklist}`);
	const head: Head = {
		title: `${section.heading}: a page to print`,
		description: `The list from the post "${post.title}", with boxes to tick and lines for the address and the day.`,
		noindex: true,
	};
	return { head, post, text, section };
}
