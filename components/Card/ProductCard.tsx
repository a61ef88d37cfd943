import type { Product } from "../../content/collections.ts";
import { Picture } from "../Picture/Picture.tsx";
import { MoreLink } from "./MoreLink.tsx";

interface Props {
	product: Pick<Product, "name" | "slug" | "image" | "shortDescription">;
	/** Address to lead to; the product's own page unless given. */
	href?: string;
	sizes?: string;
	maxWidth?: number;
	/** Makes "Learn More" the link of the card instead of the name. */
	more?: boolean;
}

/** A product as a card; the whole card is the link. */
export function ProductCard({
	product,
	href,
	sizes = cardSizes,
	maxWidth = 800,
	more = false,
}: Props) {
	const { name, slug, image, shortDescription } = product;
	const target = href ?? `/products/${slug}`;
	return (
		<article className="card">
			<Picture name={image} sizes={sizes} maxWidth={maxWidth} alt="" />
			<h3>{more ? name : <a href={target}>{name}</a>}</h3>
			<p>{shortDescription}</p>
			{more && <MoreLink href={target} label="Learn More" about={name} />}
		</article>
	);
}

export const cardSizes = "(width >= 48rem) 30vw, 100vw";
