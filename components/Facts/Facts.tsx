/** A figure with what it counts. */
export interface KeyFact {
	term: string;
	value: string;
	/** Where the page says more about it. */
	href?: string;
}

/** Key figures in a row. */
export function Facts({ facts }: { facts: KeyFact[] }) {
	return (
		<div className="wrap">
			<dl className="facts">
				{facts.map(({ term, value, href }) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{href ? <a href={href}>{value}</a> : value}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
