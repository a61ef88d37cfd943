import type { Suburb } from "../../content/collections.ts";

interface Props {
	suburbs: readonly Suburb[];
	/** Product whose page in each suburb is linked; the suburb's own page without one. */
	product?: string;
	/** Four columns from 768 px instead of two. */
	four?: boolean;
}

/** Suburbs in columns, each a link. */
export function SuburbList({ suburbs, product, four = false }: Props) {
	return (
		<ul className={four ? "towns four" : "towns"}>
			{suburbs.map(({ slug, name }) => (
				<li key={slug}>
					<a href={product ? `/locations/${slug}/${product}` : `/locations/${slug}`}>{name}</a>
				</li>
			))}
		</ul>
	);
}
