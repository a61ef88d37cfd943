import { renderToStaticMarkup } from "react-dom/server";
import { ScrollBox } from "../../components/ScrollBox/ScrollBox.tsx";
import { categoryPath } from "../../scripts/content/addresses.ts";
import type { Content } from "../../scripts/content/collections.ts";
import { derive } from "../../scripts/content/derive.ts";
import { getCategoryCounts, mostTitles } from "../blog/archive.ts";

const boxes = derive((content) => renderToStaticMarkup(<Boxes content={content} />));

/**
 * Contact box, the newest posts in a box that scrolls (all of them up to `mostTitles`, Q25), and the categories.
 * Rendered once for all posts; the link to the post itself is marked afterwards.
 */
export function Sidebar({ slug }: { slug: string }) {
	const link = `href="/blog/${slug}"`;
	return (
		<aside
			className="aside"
			aria-label="More from the blog"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
			dangerouslySetInnerHTML={{ __html: boxes().replace(link, `${link} aria-current="page"`) }}
		/>
	);
}

function Boxes({ content: { site, posts } }: { content: Content }) {
	return (
		<>
			<div className="box">
				<h2>Have yours priced</h2>
				<p>Free measure anywhere from Helensburgh to Tallong.</p>
				<a href={`tel:${site.phoneLink}`}>{site.phone}</a>
				<a className="btn" href="/contact">
					Get a Free Quote
				</a>
			</div>
			<LinkBox
				id="recent-h"
				title="Recent posts"
				all={{ href: "/blog", words: "All posts" }}
				links={posts
					.slice(0, mostTitles)
					.map(({ slug, title }) => ({ href: `/blog/${slug}`, words: title }))}
			/>
			<LinkBox
				id="categories-h"
				title="Categories"
				all={{ href: "/blog#subjects-h", words: "All categories" }}
				links={getCategoryCounts().map(({ category }) => ({
					href: categoryPath(category),
					words: category,
				}))}
			/>
		</>
	);
}

interface BoxLink {
	href: string;
	words: string;
}

interface LinkBoxProps {
	id: string;
	title: string;
	links: BoxLink[];
	/** The link to the rest on a phone, which shows only the first few. */
	all: BoxLink;
}

function LinkBox({ id, title, links, all }: LinkBoxProps) {
	return (
		<div>
			<h2 id={id}>{title}</h2>
			<ScrollBox className="scroll" aria-labelledby={id}>
				<ul>
					{links.map(({ href, words }) => (
						<li key={href}>
							<a href={href}>{words}</a>
						</li>
					))}
				</ul>
			</ScrollBox>
			<a className="more" href={all.href}>
				{all.words}
			</a>
		</div>
	);
}
