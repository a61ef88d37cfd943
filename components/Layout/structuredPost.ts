import type { ArticleLeaf, BlogPostingLeaf, MergeLeafTypes } from "schema-dts";
import { absolute } from "../../scripts/content/addresses.ts";
import { getContent, type Post } from "../../scripts/content/collections.ts";

/** A post (PST-20). BlogPosting is a kind of Article; both are named, because not every consumer knows that. */
export function describePost(
	post: Post,
	image: string,
): MergeLeafTypes<[ArticleLeaf, BlogPostingLeaf]> {
	const { site } = getContent();
	const url = absolute(`/blog/${post.slug}`);
	return {
		"@type": ["Article", "BlogPosting"],
		"@id": `${url}#article`,
		headline: post.title,
		description: post.description,
		image,
		datePublished: post.date,
		author: { "@type": "Organization", name: site.authors[post.author], url: absolute("/about") },
		publisher: {
			"@type": "Organization",
			name: site.brand,
			url: absolute("/"),
			logo: absolute("/icons/icon-512.png"),
		},
		mainEntityOfPage: url,
		articleSection: post.category,
		...(post.tags && { keywords: post.tags.join(", ") }),
		wordCount: post.words,
		inLanguage: "en-AU",
	};
}
