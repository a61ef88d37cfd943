interface Props {
	features: string[];
	benefits: string[];
}

/** Key features beside benefits: every entry of the product (PDT-03, PDT-04). */
export function FeatureLists({ features, benefits }: Props) {
	return (
		<section className="band on-shade" aria-labelledby="features-h">
			<div className="wrap split halves">
				<List id="features-h" title="Key features" entries={features} />
				<List title="Benefits" entries={benefits} />
			</div>
		</section>
	);
}

function List({ id, title, entries }: { id?: string; title: string; entries: string[] }) {
	return (
		<div>
			<h2 id={id}>{title}</h2>
			<ul className="slats mt">
				{entries.map((entry) => (
					<li key={entry}>{entry}</li>
				))}
			</ul>
		</div>
	);
}
