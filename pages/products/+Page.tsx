import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { ProductCard } from "../../components/Card/ProductCard.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import type { Data } from "./+data.ts";

/** One card for each product (PRD-01). */
export function Page({ priced, copy }: Data) {
	// Card.css makes the first of an odd number as wide as a phone; of an even number, two share its first row.
	const isFirstWide = priced.length % 2 === 1;
	return (
		<>
			<Hero
				title={copy.title}
				lead={copy.text}
				crumbs={[{ name: "Home", path: "/" }, { name: "Products" }]}
			/>
			<section className="band" aria-labelledby="all-h">
				<h2 className="vh" id="all-h">
					All products
				</h2>
				<div className="wrap products even">
					{priced.map(({ product, price }, index) => (
						<ProductCard
							key={product.slug}
							product={product}
							price={price}
							more
							priority={index < (isFirstWide ? 1 : 2)}
						/>
					))}
				</div>
			</section>
			<CallBand />
		</>
	);
}
