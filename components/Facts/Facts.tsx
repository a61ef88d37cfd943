/** A short fact: a figure or a word, with what it is about. */
export interface KeyFact {
	term: string;
	value: string;
	/** Where the page says more about it. */
	href?: string;
}

interface Props {
	facts: readonly KeyFact[];
}

/** Key figures in a row across the page. */
export function Facts({ facts }: Props) {
	return (
		<div className="wrap">
			<FactList facts={facts} />
		</div>
	);
}

/** Facts as a list, in as many columns as fit. */
export function FactList({ facts }: Props) {
	return (
		<dl className="facts">
			{facts.map(({ term, value, href }) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{href ? <a href={href}>{value}</a> : value}</dd>
				</div>
			))}
		</dl>
	);
}
