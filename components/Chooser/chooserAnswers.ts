import drawings from "lucide-static/icon-nodes.json" with { type: "json" };
import { getContent, getProduct } from "../../scripts/content/collections.ts";
import { formatRange, readPriceUnit } from "../../scripts/content/format.ts";
import type { Pictures } from "../../scripts/content/pictures/encoded.ts";
import type { Advice, Chooser } from "../../scripts/content/schemas/tools.ts";
import type { KeyFact } from "../Facts/Facts.tsx";
import { priceFact } from "../Facts/keyFacts.ts";
import type { Shape } from "../Icon/Drawing.tsx";
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

/** What is different about a product in a room. */
export interface InRoom {
	title?: string;
	choice?: string;
	price?: KeyFact;
	picture?: FramedPicture;
	/** Said after the catch. */
	limit: string;
}

/** A question of content/chooser.yaml; some of its answers have a picture that makes them quicker to find. */
export interface ShownQuestion {
	name: string;
	ask: string;
	answers: { id: string; label: string; icon?: Shape[] }[];
}

/** Everything that the chooser asks and may answer. */
export interface ChooserData extends Pick<Chooser, "notes"> {
	questions: ShownQuestion[];
	troubles: { id: string; name: string; answers: ShownAnswer[] }[];
	otherwise: ShownAnswer;
	/** Of the products that may be answered, by slug. */
	pictures: Record<string, FramedPicture>;
	/** By room and by product. */
	rooms: Record<string, Record<string, InRoom>>;
}

/** By question, the drawings of its answers. */
const icons: Record<string, Record<string, string>> = {
	room: {
		living: "sofa",
		bedroom: "bed-double",
		child: "toy-brick",
		kitchen: "cooking-pot",
		bathroom: "bath",
		study: "lamp-desk",
		patio: "umbrella",
		shop: "store",
	},
	trouble: {
		heat: "thermometer-sun",
		glare: "sun",
		night: "moon-star",
		day: "eye",
		dark: "sunrise",
		weather: "cloud-rain-wind",
		damp: "droplets",
		fire: "flame",
		theft: "lock",
		draught: "snowflake",
	},
	home: { own: "house", strata: "building", rent: "key-round" },
};

/** Reads content/chooser.yaml with the products, posts, prices and pictures that it names. */
export function listChooser(pictures: Pictures): ChooserData {
	const { questions, advice, rooms, otherwise, notes } = getContent().chooser;
	const troubles = Object.entries(questions.trouble.answers).map(([id, name]) => ({
		id,
		name,
		answers: (advice[id] ?? []).map(showAnswer),
	}));
	const products = new Set(Object.values(advice).flatMap((all) => all.map((one) => one.product)));
	const shown = [...products].flatMap((slug) =>
		slug ? [[slug, framePicture(pictures, getProduct(slug).image, "")]] : [],
	);
	return {
		questions: Object.entries(questions).map(([name, { ask, answers }]) => ({
			name,
			ask,
			answers: Object.entries(answers).map(([id, label]) => {
				const icon = drawings[icons[name]?.[id] ?? ""];
				return { id, label, ...(icon && { icon }) };
			}),
		})),
		troubles,
		otherwise: showAnswer(otherwise),
		notes,
		pictures: Object.fromEntries(shown),
		rooms: mapEntries(rooms, (_, products) =>
			mapEntries(products, (slug, { title, price, picture, limit }) => ({
				limit,
				...(title && { title }),
				...(price && { choice: `${slug} ${price}`, price: quotePrice(price) }),
				...(picture && { picture: framePicture(pictures, picture, "") }),
			})),
		),
	};
}

function mapEntries<From, To>(
	record: Record<string, From>,
	change: (key: string, value: From) => To,
) {
	return Object.fromEntries(
		Object.entries(record).map(([key, value]) => [key, change(key, value)]),
	);
}

function showAnswer({ product: slug, title, price, post: postSlug, ...rest }: Advice): ShownAnswer {
	const product = slug ? getProduct(slug) : undefined;
	const post = getContent().posts.find((one) => one.slug === postSlug);
	return {
		...rest,
		title: title ?? product?.name ?? "",
		...(product && {
			product: { slug: product.slug, name: product.name },
			choice: price ? `${slug} ${price}` : product.slug,
			price: price ? quotePrice(price) : priceFact(product),
		}),
		...(post && { post: { path: `/blog/${post.slug}`, title: post.title } }),
	};
}

/** The range of one fact of the sheet. @throws when there is no such fact */
function quotePrice(id: string): KeyFact {
	const fact = getContent().facts.find((one) => one.id === id);
	if (!fact) throw new Error(`content/chooser.yaml: no fact ${id}`);
	const { min = 0, max = 0, unit, wording } = fact;
	const range = formatRange(min, max);
	return {
		term: `Guide price per ${readPriceUnit(unit)}`,
		value: wording === "typical" ? `about ${range}` : range,
	};
}
