import type { Product } from "../../scripts/content/collections.ts";
import type { Head } from "../Layout/head.ts";
import { type describeServed, describeService } from "../Layout/structured.ts";

interface Service extends Pick<Head, "title" | "description" | "path"> {
	product: Product;
	/** From describeServed() or describeRegion(). */
	areaServed: ReturnType<typeof describeServed>;
}

/** The head of a page about a product in a suburb or a region. */
export function makeServiceHead({ product, areaServed, ...words }: Service): Head {
	const { title, description, path } = words;
	return {
		...words,
		exactTitle: true,
		image: product.image,
		structuredData: [describeService({ product, path, name: title, description, areaServed })],
	};
}
