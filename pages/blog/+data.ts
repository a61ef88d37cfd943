import type { Head } from "../../components/Layout/head.ts";
import { getContent } from "../../content/collections.ts";

export type Data = ReturnType<typeof data>;

/** Every post, newest first. */
export function data() {
	const { posts, services } = getContent();
	const head: Head = {
		title: services.blog.title,
		description:
			"What shutters, blinds, screens, roofs and curtains cost, what lasts near the sea and which jobs need council, written by the people who do the fitting.",
		path: "/blog",
	};
	return { head, posts, copy: services.blog };
}
