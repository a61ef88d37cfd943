import type { Product } from "../../scripts/content/collections.ts";
import { ProductCard } from "../Card/ProductCard.tsx";

/** Three other products, each leading to its page in the same place (Q55). */
export function OtherProducts({ products, base }: { products: Product[]; base: string }) {
	return (
		<div className="products even mt">
			{products.map((product, index) => (
				<ProductCard
					key={product.slug}
					product={product}
					href={`${base}/${product.slug}`}
					first={index === 0}
				/>
			))}
		</div>
	);
}
