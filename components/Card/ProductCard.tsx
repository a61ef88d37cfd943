import type { Product } from "../../scripts/content/collections.ts";
import { bindUnits } from "../../scripts/content/format.ts";
import type { KeyFact } from "../Facts/Facts.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Breakable, MoreLink } from "./CardText.tsx";

interface Props {
	product: Pick<Product, "name" | "slug" | "image" | "shortDescription" | "alsoCalled">;
	/** Address the card leads to; the product's own page unless given. */
	href?: string;
	/** Makes "Learn More" the link of the card instead of the name. */
	more?: boolean;
	/** In the first view on a phone. */
	priority?: boolean;
	price?: KeyFact;
}

/** A product as a card; the whole card is the link. */
export function ProductCard({ product, href, more = false, priority = false, price }: Props) {
	const { name, slug, image, shortDescription } = product;
	const target = href ?? `/products/${slug}`;
	return (
		<article className="card">
			<Picture name={image} slot="even" alt="" priority={priority} />
			<h3>
				{more ? (
					<Breakable name={name} />
				) : (
					<a href={target}>
						<Breakable name={name} />
					</a>
				)}
			</h3>
			<p>{shortDescription}</p>
			{product.alsoCalled && <p>{product.alsoCalled}</p>}
			{price && <p className="price">{bindUnits(`${price.term}: ${price.value}`)}</p>}
			{more && <MoreLink href={target} label="Learn More" about={name} />}
		</article>
	);
}
