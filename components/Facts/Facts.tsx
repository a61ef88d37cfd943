/** Key figures in a row. */
export function Facts({ facts }: { facts: { term: string; value: string }[] }) {
	return (
		<div className="wrap">
			<dl className="facts">
				{facts.map(({ term, value }) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
