import { LinkedWords } from "../../components/Article/LinkedWords.tsx";
import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { ProductCard } from "../../components/Card/ProductCard.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import type { Data } from "./+data.ts";

/** One card for each product, under what people buy it for. */
export function Page({ groups, copy }: Data) {
	return (
		<>
			<Hero title={copy.title} lead={copy.text} crumbs={[{ name: "Products" }]}>
				<div className="acts">
					<a className="btn line" href="/which-product">
						Which product suits my window
					</a>
					<a className="btn line" href="/compare">
						Compare three
					</a>
					<a className="btn line" href="/price-guide">
						What they cost
					</a>
				</div>
			</Hero>
			{groups.map(({ title, text, priced }, group) => (
				<Band kind="tight" key={title} aria-labelledby={`group-${group}`}>
					<div className="sec-head">
						<h2 id={`group-${group}`}>{title}</h2>
						{text && <p>{text}</p>}
					</div>
					<div className="products even">
						{priced.map(({ product, price }, index) => (
							<ProductCard
								key={product.slug}
								product={product}
								price={price}
								more
								// The first of an odd number is as wide as a phone; of an even number, two share its first row.
								priority={group === 0 && index < (priced.length % 2 || 2)}
							/>
						))}
					</div>
				</Band>
			))}
			<Band
				kind="on-shade tight"
				wrap="stack"
				id="business"
				aria-labelledby="business-h"
				title={copy.business.title}
			>
				<p className="lead">
					<LinkedWords text={copy.business.text} />
				</p>
			</Band>
			<CallBand />
		</>
	);
}
