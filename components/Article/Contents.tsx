import { bindUnits } from "../../scripts/content/units.ts";

/** The part of a section that a contents list needs. */
export interface Anchor {
	/** Empty for the text above the first heading. */
	id: string;
	heading: string;
}

/** Links to the sections of a long text. */
export function Contents({ title, sections }: { title: string; sections: Anchor[] }) {
	return (
		<nav className="contents" aria-labelledby="in-this-text">
			<h2 id="in-this-text">{title}</h2>
			<ol>
				{sections.map(({ id, heading }) => (
					<li key={id}>
						<a href={`#${id}`}>{bindUnits(heading)}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
