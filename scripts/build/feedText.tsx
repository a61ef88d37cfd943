import type { MDXComponents } from "mdx/types";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { drawingAddress } from "../../components/Article/Figure.tsx";
import { Paragraph } from "../../components/Article/Prose.tsx";
import { absolute } from "../content/addresses.ts";
import type { Text } from "../content/texts.ts";

/** The text of a post as HTML for feed readers: with absolute addresses, and without ids, classes and styles. */
export function renderText({ default: Text }: Pick<Text, "default">): string {
	return renderToStaticMarkup(
		<>
			<h2>The short answer</h2>
			<Text components={components} />
		</>,
	).replaceAll(">\n<", "><");
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
	return (
		<figure>
			<img src={absolute(drawingAddress(src))} alt={alt} />
			{title && <figcaption>{title}</figcaption>}
		</figure>
	);
}
