import type { Product } from "../../content/collections.ts";
import { type describeRegion, describeService } from "../../content/structured/structured.ts";
import type { Head } from "../Layout/head.ts";

interface Service extends Pick<Head, "title" | "description" | "path"> {
	product: Product;
	/** From describeSuburb() or describeRegion(). */
	areaServed: ReturnType<typeof describeRegion>;
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
