import { otherInterest } from "../../components/ContactForm/enquiry.ts";
import { priceFact } from "../../components/Facts/keyFacts.ts";
import { listGaps, shapeAt } from "../../components/Gallery/galleryShapes.ts";
import { readJobs } from "../../components/Jobs/jobs.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { framePicture } from "../../components/Picture/Picture.tsx";
import { hasPrice } from "../../components/PriceGuide/prices.ts";
import type { Subject } from "../../components/QuoteLink/subject.ts";
import {
	type Content,
	getContent,
	getPost,
	getProduct,
} from "../../scripts/content/collections.ts";
import { slugify } from "../../scripts/content/schemas/text.ts";

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
		gallery: {
			categories: categories.map((name) => ({
				name,
				slug: slugify(name),
				about: describeEnquiry(name),
			})),
			items: gallery.map((item, index) => ({
				...framePicture(item.image, item.alt),
				shape: shapeAt(index),
				of: categories.indexOf(item.category),
				price: findPrice(item),
				page: findPage(item),
			})),
			views: categories.flatMap((category, of) => listViews(gallery, category, of)),
		},
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
	if (!product || !hasPrice(product)) return undefined;
	const { term, value } = priceFact(getProduct(product));
	return `${term}: ${value}, GST included`;
}

/** More pictures of a category, as many as fill the gaps that its figures leave in the rows. */
function listViews(gallery: readonly Item[], category: string, of: number) {
	const own = gallery.flatMap((item, index) =>
		item.category === category ? [{ ...item, shape: shapeAt(index) }] : [],
	);
	const names = own.flatMap(({ views = [] }) => views);
	return listGaps(own.map(({ shape }) => shape))
		.slice(0, names.length)
		.map((shape, index) => {
			const name = names[index] ?? "";
			return {
				...framePicture(name),
				shape,
				of,
				caption: getContent().images[name]?.caption ?? "",
			};
		});
}

/** What an enquiry about a category's pictures starts with. */
function describeEnquiry(category: string): Subject {
	const item = getContent().gallery.find((entry) => entry.category === category && entry.product);
	return item?.product
		? { interests: [getProduct(item.product).name] }
		: { interests: [otherInterest], message: `I am asking about ${category}, as in your gallery.` };
}
