import type { ComponentProps } from "react";
import { listBlocks, listSections } from "../Article/Prose.tsx";
import type { Text } from "../Article/texts.ts";
import { ArrowLink } from "../Icon/Icon.tsx";
import type { PostQuote } from "./postQuotes.ts";

interface Props {
	quotes: readonly (Omit<PostQuote, "words"> & { text: Text })[];
	title: string;
	/** Path of the page, to which its own text does not link. */
	path: string;
}

/** What the posts written for a product in a suburb say of it: the chosen sections, with links to the whole. */
export function PlaceQuotes({ quotes, title, path }: Props) {
	if (quotes.length === 0) return null;
	const Link = (link: ComponentProps<"a">) =>
		link.href === path ? link.children : <a {...link} />;
	return (
		<>
			<h2>{title}</h2>
			{quotes.map(({ post, text, sections }) => (
				<div className="prose" key={post.slug}>
					{listSections(listBlocks(text, { a: Link }))
						.filter((_, index) => sections.includes(index))
						.map(({ id = "", heading, blocks }) => [
							id && (
								<h3 className="h4" key={id}>
									<a href={`/blog/${post.slug}#${id}`}>{heading}</a>
								</h3>
							),
							blocks,
						])}
					<p>
						<ArrowLink href={`/blog/${post.slug}`}>{post.title}</ArrowLink>
					</p>
				</div>
			))}
		</>
	);
}
