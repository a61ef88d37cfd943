import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.ts";
import { findSharingImage } from "../../components/Layout/SharingTags.tsx";
import { describeTrail } from "../../components/Layout/structured.ts";
import { describePost } from "../../components/Layout/structuredPost.ts";
import { getBody } from "../../scripts/content/bodies.ts";
import { getContent, getPost } from "../../scripts/content/collections.ts";
import { listMorePosts } from "./morePosts.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** A post with its text, the first two other posts of the list (PST-14) and three on its subject. */
export async function data({ routeParams }: PageContextServer) {
	const post = getPost(routeParams.slug ?? "");
	const { site } = getContent();
	const path = `/blog/${post.slug}`;
	const head: Head = {
		title: post.title,
		description: post.description,
		path,
		type: "article",
		image: post.image,
		article: { published: post.date, section: post.category, tags: post.tags },
		structuredData: [
			describePost(post, findSharingImage({ path, image: post.image }).url),
			describeTrail(
				[{ name: "Home", path: "/" }, { name: "Blog", path: "/blog" }, { name: post.title }],
				path,
			),
		],
	};
	return {
		head,
		post,
		author: site.authors[post.author],
		body: await getBody(post),
		...listMorePosts(post),
	};
}
