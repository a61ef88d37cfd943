import type { OtherProduct } from "../../content/places/others.ts";
import { ProductCard } from "../Card/ProductCard.tsx";

/** Three other products, each leading to its page in the same place (Q55). */
export function OtherProducts({ others, base }: { others: OtherProduct[]; base: string }) {
	return (
		<div className="products even mt">
			{others.map(({ product, line }, index) => (
				<ProductCard
					key={product.slug}
					product={{ ...product, shortDescription: line }}
					href={`${base}/${product.slug}`}
					first={index === 0}
				/>
			))}
		</div>
	);
}
