import { Feed } from "feed";
import type { MDXComponents } from "mdx/types";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { figureFile } from "../../components/Article/Figure.tsx";
import { Paragraph, type Text } from "../../components/Article/Prose.tsx";
import { getPicture, sharingFile } from "../../components/Picture/pictures.ts";
import { absolute } from "../content/addresses.ts";
import type { Content, Post } from "../content/collections.ts";

/** Most posts in a feed, because feed readers fetch all of it each time. */
const most = 100;

/**
 * The newest posts in full, for RSS 2.0 and Atom.
 * @param textOf the text of a post as HTML with absolute addresses
 * @param dateOf the day of the last change of a page, as in the sitemap
 */
export async function makeFeed(
	{ site, authors, posts, services }: Content,
	textOf: (post: Post) => Promise<string>,
	dateOf: (path: string) => string | undefined,
): Promise<Feed> {
	const newest = posts.slice(0, most);
	const days = newest.map(({ slug, date }) => dateOf(`/blog/${slug}`) ?? date);
	const link = absolute("/about");
	const feed = new Feed({
		title: `${site.brand} blog`,
		description: services.blog.text,
		id: absolute("/blog"),
		link: absolute("/blog"),
		language: "en-AU",
		copyright: site.brand,
		author: { name: site.brand, link },
		image: absolute("/icons/icon-512.png"),
		favicon: absolute("/favicon.ico"),
		feedLinks: { rss: absolute("/feed.xml"), atom: absolute("/atom.xml") },
		updated: toDate(days.toSorted().at(-1) ?? "1970-01-01"),
		generator: false,
	});
	for (const post of newest) {
		const { title, slug, excerpt, date, category, tags = [] } = post;
		const text = await textOf(post);
		const note = text.includes("$") ? `<p>${services.blog.priceNote}</p>` : "";
		feed.addItem({
			title,
			id: absolute(`/blog/${slug}`),
			link: absolute(`/blog/${slug}`),
			description: excerpt,
			content: `${pictureOf(post)}${text}${note}`,
			date: toDate(dateOf(`/blog/${slug}`) ?? date),
			published: toDate(date),
			author: [{ name: authors[post.author]?.name, link }],
			category: [category, ...tags].map((name) => ({ name, term: name })),
		});
	}
	return feed;
}

/** Ten in the morning in Sydney (standard time), which is the same day in every Australian time zone. */
function toDate(day: string): Date {
	return new Date(`${day}T00:00:00Z`);
}

function pictureOf({ image }: Post): string {
	const { url, width, height } = sharingFile(image);
	const words = getPicture(image).alt.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
	return `<p><img src="${absolute(url)}" alt="${words}" width="${width}" height="${height}"></p>`;
}

/** The text of a post as HTML for feed readers: with absolute addresses, and without ids, classes and styles. */
export function renderText({ default: Text }: Pick<Text, "default">): string {
	return renderToStaticMarkup(
		<>
			<h2>The short answer</h2>
			<Text components={components} />
		</>,
	);
}

const components: MDXComponents = {
	a: ({ href = "", title, children }) => (
		<a href={href.startsWith("/") ? absolute(href) : href} title={title}>
			{children}
		</a>
	),
	h2: ({ children }) => <h2>{children}</h2>,
	h3: ({ children }) => <h3>{children}</h3>,
	h4: ({ children }) => <h4>{children}</h4>,
	th: ({ children }) => <th>{children}</th>,
	td: ({ children }) => <td>{children}</td>,
	p: Paragraph,
	img: Drawing,
};

/** Feed readers drop inline drawings, but show the same file as a picture. */
function Drawing({ src = "", alt = "", title }: ComponentProps<"img">) {
	const { url, width, height } = figureFile(src);
	return (
		<figure>
			{/* Lazy, or React would write a preload of it into the text. */}
			<img src={absolute(url)} alt={alt} width={width} height={height} loading="lazy" />
			{title && <figcaption>{title}</figcaption>}
		</figure>
	);
}
