import type { MDXComponents, MDXContent } from "mdx/types";
import { Children, type ComponentProps, Fragment, isValidElement, type ReactNode } from "react";
import { bindUnits } from "../../scripts/content/format.ts";
import type { Section } from "../../scripts/content/mdx/sections.ts";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { Figure } from "./Figure.tsx";

/** The text of an MDX file in the design's typography. */
export function Prose({ text: { default: Text } }: { text: { default: MDXContent } }) {
	return (
		<div className="prose">
			<Text components={components} />
		</div>
	);
}

/** The blocks of an MDX text in their order: paragraphs, headings, tables, figures; `own` stands for further elements. */
export function listBlocks(
	{ default: Text }: { default: MDXContent },
	own?: MDXComponents,
): ReactNode[] {
	const text = Text({ components: { ...components, ...own } });
	const { children } = text.type === Fragment ? text.props : { children: text };
	return Children.toArray(children).filter((block) => block !== "\n");
}

/** The sections of a text by its second-level headings; the first, without one, is what stands above all of them. */
export function listSections(blocks: readonly ReactNode[]) {
	const sections: { id?: string; heading?: ReactNode; blocks: ReactNode[] }[] = [{ blocks: [] }];
	for (const block of blocks) {
		if (isValidElement<ComponentProps<"h2">>(block) && block.type === "h2")
			sections.push({ id: block.props.id, heading: block.props.children, blocks: [] });
		else sections.at(-1)?.blocks.push(block);
	}
	return sections;
}

/** What stands for the elements of a text that the site draws in a way of its own. */
const components: MDXComponents = { table: TableBox, td: Cell, img: Figure, p: Paragraph };

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

/** A cell; one of a single word, such as "BAL-40", is not broken at its hyphen. */
function Cell(props: ComponentProps<"td">) {
	const isWord = typeof props.children === "string" && /^\S{1,12}$/.test(props.children);
	return <td {...props} className={isWord ? "whole" : undefined} />;
}

/** Markdown puts a picture alone on its line into a paragraph; a figure may not be in one. */
export function Paragraph({ children, ...rest }: ComponentProps<"p">) {
	const [only, ...others] = Children.toArray(children);
	const isFigure = isValidElement<{ src?: string }>(only) && only.props.src && !others.length;
	return isFigure ? only : <p {...rest}>{children}</p>;
}

interface ContentsProps {
	/** Of its heading; a page may have two lists. */
	id?: string;
	title: string;
	sections: Pick<Section, "id" | "heading">[];
}

/** Links to the sections of a long text that have a heading. */
export function Contents({ id = "in-this-text", title, sections }: ContentsProps) {
	const named = sections.filter((section) => section.id);
	return (
		<nav className="contents" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<ol>
				{named.map(({ id, heading }) => (
					<li key={id}>
						<a href={`#${id}`}>{bindUnits(heading)}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
