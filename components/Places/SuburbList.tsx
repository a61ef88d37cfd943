interface Props {
	/** Suburbs, with how far away they are where that is known. */
	suburbs: readonly { slug: string; name: string; away?: string }[];
	/** Product whose page in each suburb is linked; the suburb's own page by default. */
	product?: string;
	/** Four columns from 768 px instead of two. */
	four?: boolean;
}

/** Suburbs in columns, each a link. */
export function SuburbList({ suburbs, product, four = false }: Props) {
	return (
		<ul className={four ? "towns four" : "towns"}>
			{suburbs.map(({ slug, name, away }) => (
				<li key={slug}>
					<a href={product ? `/locations/${slug}/${product}` : `/locations/${slug}`}>{name}</a>
					{away && <small>{away}</small>}
				</li>
			))}
		</ul>
	);
}
