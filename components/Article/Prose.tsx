import type { MDXComponents, MDXContent } from "mdx/types";
import { Children, type ComponentProps, Fragment, isValidElement, type ReactNode } from "react";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { Figure } from "./Figure.tsx";

/** The text of an MDX file in the design's typography. */
export function Prose({ Body }: { Body: MDXContent }) {
	return (
		<div className="prose">
			<Body components={components} />
		</div>
	);
}

/** The blocks of an MDX text in their order: paragraphs, headings, tables, figures. */
export function listBlocks(Body: MDXContent): ReactNode[] {
	const tree: ReactNode = Body({ components });
	const isList = isValidElement<{ children?: ReactNode }>(tree) && tree.type === Fragment;
	const blocks = isList ? tree.props.children : tree;
	return Children.toArray(blocks).filter((block) => block !== "\n");
}

const components: MDXComponents = {
	table: TableBox,
	img: Figure,
	p: Paragraph,
};

/**
 * A table in a box that scrolls sideways, so that all of it can be read on a phone. The box is a group: a section with
 * a name would be a landmark, and a text may have several tables.
 */
function TableBox(props: ComponentProps<"table">) {
	return (
		<ScrollBox role="group" aria-label="Table">
			<table {...props} />
		</ScrollBox>
	);
}

/** Markdown puts a picture alone on its line into a paragraph; a figure may not be in one. */
function Paragraph({ children, ...rest }: ComponentProps<"p">) {
	const only = Children.toArray(children);
	const [first] = only;
	if (only.length === 1 && isValidElement(first) && first.type === Figure) return first;
	return <p {...rest}>{children}</p>;
}
