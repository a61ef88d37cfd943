import type { PageContextServer } from "vike/types";
import { getText } from "../../components/Article/texts.ts";
import type { KeyFact } from "../../components/Facts/Facts.tsx";
import { listKeyFacts } from "../../components/Facts/keyFacts.ts";
import { readJobs } from "../../components/Jobs/jobs.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { describeService } from "../../components/Layout/structuredData.ts";
import { getLouvre } from "../../components/Louvre/louvreData.ts";
import { findSharingImage } from "../../components/Picture/pictures.ts";
import { listIndexedPages } from "../../components/Places/indexing.ts";
import { priceFact } from "../../components/PriceGuide/priceFacts.ts";
import { listPrices } from "../../components/PriceGuide/prices.ts";
import { getSheers } from "../../components/Sheers/sheersData.ts";
import type { Content, Product } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { slugify } from "../../scripts/content/format.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** A product with its text, its key figures, related posts and three others of its kind. */
export async function data(pageContext: PageContextServer) {
	const { content, routeParams, alias } = pageContext;
	const { products, posts, services } = content;
	const product = getEntry(products, routeParams.slug);
	const path = `/products/${product.slug}`;
	const head: Head = {
		title: `${product.name} in the Illawarra and Southern Highlands`,
		description: product.metaDescription,
		image: product.image,
		structuredData: [
			describeService(content, {
				product,
				path,
				name: product.name,
				description: product.description,
				image: findSharingImage(pageContext, path, product.image).url,
			}),
		],
	};
	const rest = products.filter(({ slug }) => slug !== product.slug);
	const related = rest.filter(({ family }) => family === product.family);
	const price: KeyFact = { ...priceFact(content, product), href: "#price-guide" };
	return {
		head,
		product,
		text: await getText(product),
		price,
		facts: [price, ...listKeyFacts(content, product)],
		prices: listPrices(content, [product.slug]),
		questions: services.products.questions,
		posts: product.relatedPosts.slice(0, 3).map((slug) => getEntry(posts, slug)),
		others: [...new Set([...related, ...rest])].slice(0, 3),
		ranges: content.ranges.filter((range) => range.products.includes(product.slug)),
		jobs: await readJobs(content, { product: product.slug }),
		places: listIndexedPages(content)
			.filter((page) => page.product.slug === product.slug)
			.map(({ suburb, path: to }) => ({ name: suburb.name, path: to })),
		changing: findChanging(content, product),
		galleryPath: findGallery(content, product),
		pointer: alias?.pointer && getEntry(products, alias.pointer),
	};
}

/** The picture that a visitor changes: blades to turn for shutters, the hour for sheers. */
function findChanging(content: Content, { family, slug }: Product) {
	if (family === "shutters") return getLouvre(content);
	if (slug === "sheer-curtains") return getSheers(content, "voile");
	if (slug === "veri-shades") return getSheers(content, "verishade");
	return undefined;
}

/** The gallery, with the category of the product chosen where it has one. */
function findGallery({ gallery }: Content, { slug }: Product): string {
	const item = gallery.find(({ product }) => product === slug);
	return item ? `/gallery?category=${slugify(item.category)}` : "/gallery";
}
