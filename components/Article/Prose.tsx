import type { Root } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import {
	Children,
	type ComponentProps,
	Fragment,
	isValidElement,
	type ReactElement,
	type ReactNode,
} from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { Figure } from "./Figure.tsx";

/** The text of an MDX file in the design's typography. */
export function Prose({ body }: { body: Root }) {
	return <div className="prose">{render(body)}</div>;
}

/** The blocks of an MDX text in their order: paragraphs, headings, tables, figures. */
export function listBlocks(body: Root): ReactNode[] {
	return partBlocks(render(body));
}

/** The blocks of a text that is rendered already. */
export function partBlocks({ props }: ReactElement): ReactNode[] {
	const { children } = props as { children?: ReactNode };
	return Children.toArray(children).filter((block) => block !== "\n");
}

function render(body: Root): ReactElement {
	return toJsxRuntime(body, { Fragment, jsx, jsxs, components: proseComponents });
}

/** What stands for the elements of a text that the site draws in a way of its own. */
export const proseComponents = {
	table: TableBox,
	img: Figure,
	p: Paragraph,
} satisfies Partial<Components>;

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
