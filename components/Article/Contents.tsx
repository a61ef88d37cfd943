import { Children, isValidElement, type ReactNode } from "react";

/** A section of a text: the id of its heading and the heading's words. */
export interface Section {
	id: string;
	title: string;
}

/** Links to the sections of a long text. */
export function Contents({ title, sections }: { title: string; sections: Section[] }) {
	return (
		<nav className="contents" aria-labelledby="in-this-text">
			<h2 id="in-this-text">{title}</h2>
			<ol>
				{sections.map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`}>{title}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

/** The sections of a text, one for each second-level heading among its blocks. */
export function listHeadings(blocks: ReactNode[]): Section[] {
	return blocks.flatMap((block) => {
		if (!isValidElement<{ id?: string; children?: ReactNode }>(block) || block.type !== "h2")
			return [];
		const { id, children } = block.props;
		return id ? [{ id, title: wordsOf(children) }] : [];
	});
}

function wordsOf(node: ReactNode): string {
	return Children.toArray(node)
		.map((child) =>
			isValidElement<{ children?: ReactNode }>(child)
				? wordsOf(child.props.children)
				: String(child),
		)
		.join("");
}
