import type { Content } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import type { Pictures } from "../../scripts/content/pictures/encoded.ts";
import type { Advice, Chooser } from "../../scripts/content/schemas/tools.ts";
import type { KeyFact } from "../Facts/Facts.tsx";
import { priceFact, quoteFact } from "../Facts/keyFacts.ts";
import type { FramedPicture } from "../Picture/PictureFrame.tsx";
import { framePicture } from "../Picture/pictures.ts";

/** An answer as the page shows it. */
export interface ShownAnswer
	extends Pick<Advice, "why" | "catch" | "only" | "never" | "up" | "down"> {
	title: string;
	/** None where the answer is to buy nothing, or to ask somebody else. */
	product?: { slug: string; name: string };
	/** Product and kind, as in the price guide. */
	choice?: string;
	price?: KeyFact;
	/** Instead of the product's own, where it is shown in a room. */
	picture?: FramedPicture;
	post?: { path: string; title: string };
}

/** What is different about a product in a room, and what is said after the catch. */
export type InRoom = Partial<Pick<ShownAnswer, "title" | "choice" | "price" | "picture">> & {
	limit: string;
};

/** Everything that the chooser asks and may answer. */
export interface ChooserData extends Pick<Chooser, "questions" | "notes"> {
	/** By trouble. */
	advice: Record<string, ShownAnswer[]>;
	otherwise: ShownAnswer;
	/** Of the products that may be answered, by slug. */
	pictures: Record<string, FramedPicture>;
	/** By room and by product. */
	rooms: Record<string, Record<string, InRoom>>;
}

/** Reads content/chooser.yaml with the products, posts, prices and pictures that it names. */
export function listChooser(content: Content, pictures: Pictures): ChooserData {
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
				price: price ? quoteFact(content, price) : undefined,
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
): ShownAnswer {
	const product = slug ? getEntry(content.products, slug) : undefined;
	const post = content.posts.find((candidate) => candidate.slug === postSlug);
	return {
		...rest,
		title: title ?? product?.name ?? "",
		product: product && { slug: product.slug, name: product.name },
		choice: price ? `${slug} ${price}` : slug,
		price: price ? quoteFact(content, price) : product && priceFact(content, product),
		post: post && { path: `/blog/${post.slug}`, title: post.title },
	};
}
