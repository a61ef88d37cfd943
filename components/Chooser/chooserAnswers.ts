import type { Content } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import type { Pictures } from "../../scripts/content/pictures/encoded.ts";
import type { Advice } from "../../scripts/content/schemas/tools.ts";
import type { FramedPicture } from "../Picture/PictureFrame.tsx";
import { framePicture } from "../Picture/pictures.ts";
import { priceFact, quoteFact } from "../PriceGuide/priceFacts.ts";

/** An answer as the page shows it; without a product where it is to buy nothing, or to ask somebody else. */
export type ShownAnswer = ReturnType<typeof showAnswer> & {
	/** Instead of the product's own, where it is shown in a room. */
	picture?: FramedPicture;
};

/** Everything that the chooser asks and may answer: `advice` by trouble, `pictures` by product, `rooms` by room and product. */
export type ChooserData = ReturnType<typeof listChooser>;

/** Reads content/chooser.yaml with the products, posts, prices and pictures that it names. */
export function listChooser(content: Content, pictures: Pictures) {
	const { questions, advice, rooms, otherwise, notes } = content.chooser;
	const frame = (name: string) => framePicture(pictures, name, "");
	const products = Object.values(advice).flatMap((all) =>
		all.flatMap(({ product }) => product ?? []),
	);
	return {
		questions,
		notes,
		advice: mapValues(advice, (answers) => answers.map((answer) => showAnswer(content, answer))),
		otherwise: showAnswer(content, otherwise),
		pictures: Object.fromEntries(
			products.map((slug) => [slug, frame(getEntry(content.products, slug).image)]),
		),
		rooms: mapValues(rooms, (products) =>
			mapValues(products, ({ price, picture, ...rest }, slug) => ({
				...rest,
				choice: price && `${slug} ${price}`,
				price: price ? quoteFact(content, `${slug} ${price}`) : undefined,
				picture: picture ? frame(picture) : undefined,
			})),
		),
	};
}

function mapValues<From, To>(
	record: Record<string, From>,
	change: (value: From, key: string) => To,
) {
	const entries = Object.entries(record);
	return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)]));
}

function showAnswer(
	content: Content,
	{ product: slug, title, price, post: postSlug, ...rest }: Advice,
) {
	const product = slug ? getEntry(content.products, slug) : undefined;
	const post = content.posts.find((candidate) => candidate.slug === postSlug);
	return {
		...rest,
		title: title ?? product?.name ?? "",
		product: product && { slug: product.slug, name: product.name },
		choice: price ? `${slug} ${price}` : slug,
		price: price ? quoteFact(content, `${slug} ${price}`) : product && priceFact(content, product),
		post: post && { path: `/blog/${post.slug}`, title: post.title },
	};
}
