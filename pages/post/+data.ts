import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.ts";
import { getBody } from "../../content/bodies.ts";
import { getContent, getPost } from "../../content/collections.ts";
import { absolute } from "../../content/origin.ts";
import { getPicture, pictureUrl } from "../../content/pictures.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** A post with its text, and the first two other posts of the list (PST-14). */
export async function data({ routeParams }: PageContextServer) {
	const post = getPost(routeParams.slug ?? "");
	const { posts, site } = getContent();
	const path = `/blog/${post.slug}`;
	const image = absolute(pictureUrl(post.image, getPicture(post.image).hash, 1200, "jpg"));
	const author = site.authors[post.author];
	const head: Head = {
		title: post.title,
		description: post.description,
		path,
		type: "article",
		picture: post.image,
		structuredData: [
			{
				"@type": "BlogPosting",
				headline: post.title,
				description: post.description,
				image,
				datePublished: post.date,
				dateModified: post.date,
				author: { "@type": "Organization", name: author, url: absolute("/about") },
				publisher: { "@type": "Organization", name: site.brand, url: absolute("/") },
				mainEntityOfPage: absolute(path),
				articleSection: post.category,
			},
		],
	};
	return {
		head,
		post,
		author,
		Body: await getBody(post.file),
		related: posts.filter(({ slug }) => slug !== post.slug).slice(0, 2),
	};
}
