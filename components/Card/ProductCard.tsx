import type { Product } from "../../content/collections.ts";
import { Picture } from "../Picture/Picture.tsx";
import { MoreLink } from "./MoreLink.tsx";

interface Props {
	product: Pick<Product, "name" | "slug" | "image" | "shortDescription">;
	/** Address to lead to; the product's own page unless given. */
	href?: string;
	/** The first of its grid, which is wider on a phone. */
	first?: boolean;
	/** Makes "Learn More" the link of the card instead of the name. */
	more?: boolean;
}

/** A product as a card; the whole card is the link. */
export function ProductCard({ product, href, first = false, more = false }: Props) {
	const { name, slug, image, shortDescription } = product;
	const target = href ?? `/products/${slug}`;
	return (
		<article className="card">
			<Picture name={image} slot={first ? "evenFirst" : "even"} alt="" />
			<h3>{more ? name : <a href={target}>{name}</a>}</h3>
			<p>{shortDescription}</p>
			{more && <MoreLink href={target} label="Learn More" about={name} />}
		</article>
	);
}
