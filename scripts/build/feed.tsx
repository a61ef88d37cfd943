import { Feed } from "feed";
import type { MDXComponents } from "mdx/types";
import type { PropsWithChildren } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { figureFile } from "../../components/Article/Figure.tsx";
import { listBlocks, Paragraph } from "../../components/Article/Prose.tsx";
import type { Text } from "../../components/Article/texts.ts";
import { sharingFile } from "../../components/Picture/pictures.ts";
import { absolute } from "../content/addresses.ts";
import type { Post } from "../content/collections.ts";
import type { PageSources } from "../content/pageSources.ts";
import type { Card } from "../content/pictures/encoded.ts";

/** Most posts in a feed, because feed readers fetch all of it each time. */
const most = 100;

/**
 * The newest posts in full, for RSS 2.0 and Atom.
 * @param readText the text of a post as HTML with absolute addresses
 */
export async function makeFeed(
	{ content: { site, authors, posts, services }, pictures, dateOf }: PageSources,
	readText: (post: Post) => Promise<string>,
): Promise<Feed> {
	const newest = posts.slice(0, most);
	const changeOf = ({ slug, date }: Post) => dateOf(`/blog/${slug}`) ?? date;
	const days = newest.map(changeOf).sort();
	const link = absolute(site, "/about");
	const feed = new Feed({
		title: `${site.brand} blog`,
		description: services.blog.text,
		id: absolute(site, "/blog"),
		link: absolute(site, "/blog"),
		language: "en-AU",
		copyright: site.brand,
		author: { name: site.brand, link },
		image: absolute(site, "/icons/icon-512.png"),
		favicon: absolute(site, "/favicon.ico"),
		feedLinks: { rss: absolute(site, "/feed.xml"), atom: absolute(site, "/atom.xml") },
		updated: toDate(days.at(-1) ?? "1970-01-01"),
		generator: false,
	});
	for (const post of newest) {
		const { title, excerpt, date, category, tags = [] } = post;
		const url = absolute(site, `/blog/${post.slug}`);
		const text = await readText(post);
		const note = text.includes("$") ? `<p>${services.blog.priceNote}</p>` : "";
		const picture = sharingFile(pictures, post.image);
		const shown = renderToStaticMarkup(
			<p>
				<FeedPicture {...picture} url={absolute(site, picture.url)} />
			</p>,
		);
		feed.addItem({
			title,
			id: url,
			link: url,
			description: excerpt,
			content: `${shown}${text}${note}`,
			date: toDate(changeOf(post)),
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

/** Lazy, or React would write a preload of it into the text. */
function FeedPicture({ url, alt, ...size }: Pick<Card, "url" | "alt"> & Partial<Card>) {
	return <img src={url} alt={alt} {...size} loading="lazy" />;
}

/** What has an id, a class or a style on the page. */
const bare = ["h2", "h3", "h4", "th", "td"] as const;

/** The text of a post as HTML for feed readers: with absolute addresses, and without ids, classes and styles. */
export function renderText(
	{ content: { site }, pictures }: PageSources,
	text: Pick<Text, "default">,
	{ slug, answer = 1 }: Pick<Post, "slug" | "answer">,
): string {
	const components: MDXComponents = {
		a: ({ href = "", title, children }) => {
			const to = href.startsWith("#") ? `/blog/${slug}${href}` : href;
			return (
				<a href={to.startsWith("/") ? absolute(site, to) : to} title={title}>
					{children}
				</a>
			);
		},
		...Object.fromEntries(
			bare.map((Tag) => [Tag, ({ children }: PropsWithChildren) => <Tag>{children}</Tag>]),
		),
		p: Paragraph,
		table: "table",
		// Feed readers drop inline drawings, but show the same file as a picture.
		img: ({ src = "", alt = "", title }) => {
			const { url, ...size } = figureFile(pictures, src);
			return (
				<figure>
					<FeedPicture {...size} alt={alt} url={absolute(site, url)} />
					{title && <figcaption>{title}</figcaption>}
				</figure>
			);
		},
	};
	const blocks = listBlocks(text, components);
	return renderToStaticMarkup(
		<>
			{blocks.slice(0, answer - 1)}
			<h2>The short answer</h2>
			{blocks.slice(answer - 1)}
		</>,
	);
}
