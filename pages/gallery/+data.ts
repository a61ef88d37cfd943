import type { PageContextServer } from "vike/types";
import { otherInterest } from "../../components/ContactForm/enquiry.ts";
import { listGaps, shapeAt } from "../../components/Gallery/galleryShapes.ts";
import { readJobs } from "../../components/Jobs/jobs.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { framePicture } from "../../components/Picture/pictures.ts";
import { priceFact } from "../../components/PriceGuide/priceFacts.ts";
import { hasPrice } from "../../components/PriceGuide/prices.ts";
import type { Subject } from "../../components/QuoteLink/subject.ts";
import type { Content } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { slugify } from "../../scripts/content/format.ts";
import type { Pictures } from "../../scripts/content/pictures/encoded.ts";

export type Data = Awaited<ReturnType<typeof data>>;

type Item = Content["gallery"][number];

/** The pictures and their categories, in file order, with the pages they lead to. */
export async function data({ content, pictures }: PageContextServer) {
	const { gallery, services } = content;
	const head: Head = {
		title: "Gallery of shutters, blinds, screens and roofs",
		description:
			"Plantation shutters, blinds, zip screens, awnings, pergolas and glass systems in rooms and on houses of the coast and the Highlands, picture by picture.",
	};
	const categories = [...new Set(gallery.map(({ category }) => category))];
	return {
		head,
		gallery: {
			categories: categories.map((name) => ({
				name,
				slug: slugify(name),
				about: describeEnquiry(content, name),
			})),
			items: gallery.map((item, index) => ({
				...framePicture(pictures, item.image, item.alt),
				shape: shapeAt(index),
				of: categories.indexOf(item.category),
				price: findPrice(content, item),
				page: findPage(content, item),
			})),
			views: categories.flatMap((category, of) =>
				listViews(content, pictures, category).map((view) => ({ ...view, of })),
			),
		},
		copy: services.gallery,
		jobs: await readJobs(content, {}),
	};
}

function findPage({ products, posts }: Content, { product, post }: Item) {
	if (product)
		return { name: `About ${getEntry(products, product).name}`, path: `/products/${product}` };
	return { name: getEntry(posts, post).title, path: `/blog/${post}` };
}

/** "Guide price per m²: $300 to $900, GST included", for products that have one. */
function findPrice(content: Content, { product }: Item): string | undefined {
	if (!product || !hasPrice(content, product)) return undefined;
	const { term, value } = priceFact(content, getEntry(content.products, product));
	return `${term}: ${value}, GST included`;
}

/** More pictures of a category, as many as fill the gaps that its figures leave in the rows. */
function listViews({ gallery }: Content, pictures: Pictures, category: string) {
	const shown = gallery.flatMap((item, index) =>
		item.category === category ? [{ ...item, shape: shapeAt(index) }] : [],
	);
	const gaps = listGaps(shown.map(({ shape }) => shape));
	const names = shown.flatMap(({ views = [] }) => views).slice(0, gaps.length);
	return names.map((name, index) => ({
		...framePicture(pictures, name),
		shape: gaps[index] ?? "",
		caption: pictures[name]?.caption ?? "",
	}));
}

/** What an enquiry about a category's pictures starts with. */
function describeEnquiry({ gallery, products }: Content, category: string): Subject {
	const item = gallery.find((entry) => entry.category === category && entry.product);
	return item?.product
		? { interests: [getEntry(products, item.product).name] }
		: { interests: [otherInterest], message: `I am asking about ${category}, as in your gallery.` };
}
