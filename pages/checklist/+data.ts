import type { PageContextServer } from "vike/types";
import { getText } from "../../components/Article/Prose.tsx";
import type { Head } from "../../components/Layout/head.tsx";
import { checklistPath } from "../../scripts/content/addresses.ts";
import { getPost } from "../../scripts/content/collections.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** A post and its section to print. @throws when the post has no section of the name that its `checklist` gives */
export async function data({ routeParams }: PageContextServer) {
	const post = getPost(routeParams.slug ?? "");
	const text = await getText(post);
	const section = text.sections.find(({ id }) => id === post.checklist);
	if (!section) throw new Error(`${post.file}: no section has the anchor ${post.checklist}`);
	const head: Head = {
		title: `${section.heading}: a page to print`,
		description: `The list from the post "${post.title}", with boxes to tick and lines for the address and the day.`,
		path: checklistPath(post.slug),
		noindex: true,
	};
	return { head, post, text, section };
}
