import { LinkedWords } from "../../components/Article/LinkedWords.tsx";
import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { ProductCard } from "../../components/Card/ProductCard.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import type { Data } from "./+data.ts";

/** One card for each product (PRD-01), under what people buy it for. */
export function Page({ groups, copy }: Data) {
	return (
		<>
			<Hero
				title={copy.title}
				lead={copy.text}
				crumbs={[{ name: "Home", path: "/" }, { name: "Products" }]}
			>
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
				<section className="band tight" key={title} aria-labelledby={`group-${group}`}>
					<div className="wrap">
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
					</div>
				</section>
			))}
			<section className="band on-shade tight" id="business" aria-labelledby="business-h">
				<div className="wrap stack">
					<h2 id="business-h">{copy.business.title}</h2>
					<p className="lead">
						<LinkedWords text={copy.business.text} />
					</p>
				</div>
			</section>
			<CallBand />
		</>
	);
}
