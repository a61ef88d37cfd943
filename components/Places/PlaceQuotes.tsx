import { type ComponentProps, isValidElement, type ReactNode } from "react";
import { listBlocks } from "../Article/Prose.tsx";
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
	return (
		<>
			<h2>{title}</h2>
			{quotes.map(({ post, text, sections }) => (
				<div className="prose" key={post.slug}>
					{sections.map((index) => (
						<Section key={index} slug={post.slug} section={splitSections(text, path)[index]} />
					))}
					<p>
						<ArrowLink href={`/blog/${post.slug}`}>{post.title}</ArrowLink>
					</p>
				</div>
			))}
		</>
	);
}

interface SectionProps {
	slug: string;
	section: ReturnType<typeof splitSections>[number] | undefined;
}

/** A section under its heading, which leads to it in the post. */
function Section({ slug, section }: SectionProps) {
	return (
		<>
			{section?.id && (
				<h3 className="h4">
					<a href={`/blog/${slug}#${section.id}`}>{section.heading}</a>
				</h3>
			)}
			{section?.blocks}
		</>
	);
}

/** The blocks of a post by second-level heading; the first part is what stands above all of them. */
function splitSections(text: Text, path: string) {
	const sections: { id?: string; heading?: ReactNode; blocks: ReactNode[] }[] = [{ blocks: [] }];
	const Link = ({ href, children, ...rest }: ComponentProps<"a">) =>
		href === path ? (
			children
		) : (
			<a href={href} {...rest}>
				{children}
			</a>
		);
	for (const block of listBlocks(text, { a: Link })) {
		if (isValidElement<{ id: string; children: ReactNode }>(block) && block.type === "h2") {
			const { id, children } = block.props;
			sections.push({ id, heading: children, blocks: [] });
		} else sections.at(-1)?.blocks.push(block);
	}
	return sections;
}
