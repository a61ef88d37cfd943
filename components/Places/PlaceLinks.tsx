import type { Product } from "../../scripts/content/collections.ts";
import { ProductCard } from "../Card/ProductCard.tsx";
import type { KeyFact } from "../Facts/Facts.tsx";
import { ArrowLink } from "../Icon/Icon.tsx";
import type { listNeighbours } from "./neighbours.ts";

interface SuburbListProps {
	/** Suburbs, with how far away they are where that is known. */
	suburbs: readonly { slug: string; name: string; away?: string }[];
	/** Product whose page in each suburb is linked; the suburb's own page by default. */
	product?: string;
	/** Four columns from 768 px instead of two. */
	four?: boolean;
}

/** Suburbs in columns, each a link. */
export function SuburbList({ suburbs, product, four = false }: SuburbListProps) {
	return (
		<ul className={four ? "columns four" : "columns"}>
			{suburbs.map(({ slug, name, away }) => (
				<li key={slug}>
					<a href={product ? `/locations/${slug}/${product}` : `/locations/${slug}`}>{name}</a>
					{away && <small>{away}</small>}
				</li>
			))}
		</ul>
	);
}

interface NearbyProps {
	nearby: ReturnType<typeof listNeighbours>;
	product?: string;
}

/** The nearest suburbs: those of the same region, then those that are as near across its border. */
export function Nearby({ nearby: { same, beyond }, product }: NearbyProps) {
	return (
		<>
			<div className="sec-head">
				<h2 id="n-h">Nearby suburbs</h2>
				<ArrowLink href="/locations">All locations</ArrowLink>
			</div>
			<p className="note">Distances are in a straight line.</p>
			<SuburbList suburbs={same} product={product} four />
			{beyond.length > 0 && (
				<>
					<h3 className="h4 mt">As near, in the next region</h3>
					<div className="mt">
						<SuburbList suburbs={beyond} product={product} />
					</div>
				</>
			)}
		</>
	);
}

interface ProductCardsProps {
	products: readonly (Product & { price?: KeyFact })[];
	/** Address of the place, below which each product has its page. */
	base: string;
}

/** Three products in a row, each leading to its page in the same place. */
export function ProductCards({ products, base }: ProductCardsProps) {
	return (
		<div className="products even mt">
			{products.map((product) => (
				<ProductCard
					key={product.slug}
					product={product}
					href={`${base}/${product.slug}`}
					price={product.price}
				/>
			))}
		</div>
	);
}
