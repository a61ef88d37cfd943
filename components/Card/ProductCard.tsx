import type { Product } from "../../content/collections.ts";
import { Picture } from "../Picture/Picture.tsx";
import type { SlotName } from "../Picture/slots.ts";
import { MoreLink } from "./MoreLink.tsx";

interface Props {
	product: Pick<Product, "name" | "slug" | "image" | "shortDescription">;
	/** Address to lead to; the product's own page unless given. */
	href?: string;
	/** Where the card stands, as far as its picture goes. */
	slot?: SlotName;
	/** Makes "Learn More" the link of the card instead of the name. */
	more?: boolean;
}

/** A product as a card; the whole card is the link. */
export function ProductCard({ product, href, slot = "card", more = false }: Props) {
	const { name, slug, image, shortDescription } = product;
	const target = href ?? `/products/${slug}`;
	return (
		<article className="card">
			<Picture name={image} slot={slot} alt="" />
			<h3>{more ? name : <a href={target}>{name}</a>}</h3>
			<p>{shortDescription}</p>
			{more && <MoreLink href={target} label="Learn More" about={name} />}
		</article>
	);
}
