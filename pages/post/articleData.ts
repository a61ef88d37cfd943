import type {
	ArticleLeaf,
	BlogPostingLeaf,
	MergeLeafTypes,
	Organization,
	Person,
} from "schema-dts";
import { absolute } from "../../scripts/content/addresses.ts";
import { getContent, type Post } from "../../scripts/content/collections.ts";
import type { Author } from "../../scripts/content/schemas/author.ts";

/** A post (PST-20). BlogPosting is a kind of Article; both are named, because not every consumer knows that. */
export function describePost(
	post: Post,
	image: string,
): MergeLeafTypes<[ArticleLeaf, BlogPostingLeaf]> {
	const { site, authors } = getContent();
	const url = absolute(`/blog/${post.slug}`);
	return {
		"@type": ["Article", "BlogPosting"],
		"@id": `${url}#article`,
		headline: post.title,
		description: post.description,
		image,
		datePublished: post.date,
		author: describeAuthor(authors[post.author]),
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

function describeAuthor(author?: Author): Organization | Person {
	if (author?.kind === "person")
		return { "@type": "Person", name: author.name, jobTitle: author.role };
	return { "@type": "Organization", name: author?.name, url: absolute("/about") };
}
