import type { PageContextServer } from "vike/types";
import { getText } from "../../components/Article/Prose.tsx";
import type { KeyFact } from "../../components/Facts/Facts.tsx";
import { listKeyFacts, priceFact } from "../../components/Facts/keyFacts.ts";
import { readJobs } from "../../components/Jobs/jobs.ts";
import { findSharingImage, type Head } from "../../components/Layout/head.tsx";
import { describeService } from "../../components/Layout/structuredData.ts";
import { getLouvre } from "../../components/Louvre/louvreData.ts";
import { listIndexedPages } from "../../components/Places/indexing.ts";
import { hasPrice, listPrices } from "../../components/PriceGuide/prices.ts";
import { getSheers } from "../../components/Sheers/sheersData.ts";
import {
	getContent,
	getPost,
	getProduct,
	type Product,
} from "../../scripts/content/collections.ts";
import { slugify } from "../../scripts/content/schemas/text.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** A product with its text, its key figures, related posts and three others of its kind. */
export async function data({ routeParams, alias }: PageContextServer) {
	const product = getProduct(routeParams.slug ?? "");
	const { products, services } = getContent();
	const path = `/products/${product.slug}`;
	const head: Head = {
		title: `${product.name} in the Illawarra and Southern Highlands`,
		description: product.metaDescription,
		path,
		image: product.image,
		structuredData: [
			describeService({
				product,
				path,
				name: product.name,
				description: product.description,
				image: findSharingImage({ path, image: product.image }).url,
			}),
		],
	};
	const kin = products.filter(
		({ slug, family }) => slug !== product.slug && family === product.family,
	);
	const rest = products.filter(({ slug }) => slug !== product.slug);
	const price: KeyFact = { ...priceFact(product), href: "#price-guide" };
	return {
		head,
		product,
		text: await getText(product),
		price,
		facts: [price, ...listKeyFacts(product)],
		isPriced: hasPrice(product.slug),
		prices: listPrices([product.slug]),
		questions: services.products.questions,
		posts: product.relatedPosts.map(getPost).slice(0, 3),
		others: [...new Set([...kin, ...rest])].slice(0, 3),
		ranges: getContent().ranges.filter((range) => range.product === product.slug),
		jobs: await readJobs({ product: product.slug }),
		places: listIndexedPages()
			.filter((page) => page.product.slug === product.slug)
			.map(({ suburb, path: to }) => ({ name: suburb.name, path: to })),
		changing: findChanging(product),
		galleryPath: findGallery(product),
		pointer: alias?.pointer && getProduct(alias.pointer),
	};
}

/** The picture that a visitor changes: blades to turn for shutters, the hour for sheers. */
function findChanging({ family, slug }: Product) {
	if (family === "shutters") return getLouvre();
	if (slug === "sheer-curtains") return getSheers("voile");
	if (slug === "veri-shades") return getSheers("verishade");
	return undefined;
}

/** The gallery, with the category of the product chosen where it has one. */
function findGallery({ slug }: Product): string {
	const item = getContent().gallery.find(({ product }) => product === slug);
	return item ? `/gallery?category=${slugify(item.category)}` : "/gallery";
}
