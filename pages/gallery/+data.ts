import { otherInterest } from "../../components/ContactForm/enquiry.ts";
import { priceFact } from "../../components/Facts/keyFacts.ts";
import { readJobs } from "../../components/Jobs/jobs.ts";
import type { Head } from "../../components/Layout/head.tsx";
import type { Subject } from "../../components/QuoteLink/subject.ts";
import {
	type Content,
	getContent,
	getPost,
	getProduct,
} from "../../scripts/content/collections.ts";
import { listGaps, shapeAt } from "./galleryShapes.ts";

export type Data = Awaited<ReturnType<typeof data>>;

type Item = Content["gallery"][number];

/** The pictures and their categories, in file order, with the pages they lead to. */
export async function data() {
	const { gallery, services } = getContent();
	const head: Head = {
		title: "Gallery of shutters, blinds, screens and roofs",
		description:
			"Plantation shutters, blinds, zip screens, awnings, pergolas and glass systems in rooms and on houses of the coast and the Highlands, picture by picture.",
		path: "/gallery",
	};
	const categories = [...new Set(gallery.map(({ category }) => category))];
	return {
		head,
		gallery: gallery.map((item) => ({ ...item, page: findPage(item), price: findPrice(item) })),
		views: categories.flatMap((category) => listViews(gallery, category)),
		categories: categories.map((name) => ({ name, about: describeEnquiry(name) })),
		copy: services.gallery,
		jobs: await readJobs({}),
	};
}

function findPage({ product, post }: Item) {
	if (product) return { name: `About ${getProduct(product).name}`, path: `/products/${product}` };
	return post ? { name: getPost(post).title, path: `/blog/${post}` } : undefined;
}

/** "Guide price per m²: $300 to $900, GST included", for products that have one. */
function findPrice({ product }: Item): string | undefined {
	const shown = product ? getProduct(product) : undefined;
	if (!shown?.priceFacts.length) return undefined;
	const { term, value } = priceFact(shown);
	return `${term}: ${value}, GST included`;
}

/** More pictures of a category, as many as fill the gaps that its figures leave in the rows. */
function listViews(gallery: readonly Item[], category: string) {
	const { images } = getContent();
	const own = gallery.flatMap((item, index) =>
		item.category === category ? [{ ...item, shape: shapeAt(index) }] : [],
	);
	const gaps = listGaps(own.map(({ shape }) => shape));
	const names = own.flatMap(({ views = [] }) => views);
	const pictures = gaps.slice(0, names.length).map((shape, index) => {
		const name = names[index] ?? "";
		return { name, shape, caption: images[name]?.caption };
	});
	return pictures.length ? [{ category, pictures }] : [];
}

/** What an enquiry about a category's pictures starts with. */
function describeEnquiry(category: string): Subject {
	const item = getContent().gallery.find((entry) => entry.category === category && entry.product);
	return item?.product
		? { interests: [getProduct(item.product).name] }
		: { interests: [otherInterest], message: `I am asking about ${category}, as in your gallery.` };
}
