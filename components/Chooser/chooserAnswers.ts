import { getContent, getProduct } from "../../scripts/content/collections.ts";
import { formatRange, readPriceUnit } from "../../scripts/content/format.ts";
import type { Advice, Chooser } from "../../scripts/content/schemas/tools.ts";
import type { KeyFact } from "../Facts/Facts.tsx";
import { priceFact } from "../Facts/keyFacts.ts";

/** An answer as the page shows it. */
export interface ShownAnswer
	extends Pick<Advice, "why" | "catch" | "only" | "never" | "up" | "down"> {
	title: string;
	/** None where the answer is to buy nothing, or to ask somebody else. */
	product?: { slug: string; name: string; image: string };
	price?: KeyFact;
	post?: { path: string; title: string };
}

export interface ChooserData extends Pick<Chooser, "questions" | "notes"> {
	troubles: { id: string; name: string; answers: ShownAnswer[] }[];
	otherwise: ShownAnswer;
}

/** Everything that the chooser asks and may answer. */
export function listChooser(): ChooserData {
	const { questions, advice, otherwise, notes } = getContent().chooser;
	const troubles = Object.entries(questions.trouble.answers).map(([id, name]) => ({
		id,
		name,
		answers: (advice[id] ?? []).map(showAnswer),
	}));
	return { questions, notes, troubles, otherwise: showAnswer(otherwise) };
}

function showAnswer({ product: slug, title, price, post: postSlug, ...rest }: Advice): ShownAnswer {
	const product = slug ? getProduct(slug) : undefined;
	const post = getContent().posts.find((one) => one.slug === postSlug);
	return {
		...rest,
		title: title ?? product?.name ?? "",
		...(product && {
			product: { slug: product.slug, name: product.name, image: product.image },
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
