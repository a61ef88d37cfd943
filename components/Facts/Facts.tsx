import { bindUnits } from "../../scripts/content/format.ts";
import { Breakable } from "../Card/CardText.tsx";
import { Band } from "../Layout/Band.tsx";
import { Fold } from "../Layout/Fold.tsx";
import { Lines } from "../Lines/Lines.tsx";

/** A short fact: a figure or a word, with what it is about. */
export interface KeyFact {
	term: string;
	value: string;
	/** Where the page says more about it. */
	href?: string;
}

/** Characters above which a value would run to three lines in the size of a figure. */
const longValue = 30;

/** Facts as a list, in as many columns as fit. */
export function FactList({ facts }: { facts: readonly KeyFact[] }) {
	return (
		<dl className="facts">
			{facts.map(({ term, value, href }) => {
				const words = <Breakable name={bindUnits(value)} />;
				return (
					<div key={term}>
						<dt>{bindUnits(term)}</dt>
						<dd className={value.length > longValue ? "long" : undefined}>
							{href ? <a href={href}>{words}</a> : words}
						</dd>
					</div>
				);
			})}
		</dl>
	);
}

interface FeatureListsProps {
	features: string[];
	benefits: string[];
	/** Folds them away on a phone. */
	isFolded?: boolean;
}

/** Key features beside benefits: every entry of the product. */
export function FeatureLists({ features, benefits, isFolded = false }: FeatureListsProps) {
	const lists = (
		<div className="split halves">
			<List title="Key features" entries={features} />
			<List title="Benefits" entries={benefits} />
		</div>
	);
	return (
		<Band kind="on-shade" aria-label="Key features and benefits">
			{isFolded ? <Fold label="Key features and benefits">{lists}</Fold> : lists}
		</Band>
	);
}

function List({ title, entries }: { title: string; entries: string[] }) {
	return (
		<div>
			<h2>{title}</h2>
			<Lines className="slats mt" lines={entries} />
		</div>
	);
}
