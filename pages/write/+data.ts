import path from "node:path";
import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { lengths } from "../../components/LengthCheck/lengths.ts";
import { pictureUrl, widths } from "../../components/Picture/pictureFiles.ts";
import { hasPrice } from "../../components/PriceGuide/prices.ts";
import { listOldSlugs, reservedSlugs } from "../../scripts/content/addresses.ts";
import { contentRoot } from "../../scripts/content/collections.ts";
import { listFiles, readText } from "../../scripts/content/files.ts";

export type Data = ReturnType<typeof data>;

/** What a post may name, as choices. */
export function data({ content, pictures }: Pick<PageContextServer, "content" | "pictures">) {
	const { site, categories, authors, sources, products, aliases } = content;
	const head: Head = {
		title: "Write a post",
		description:
			"For the writers of this blog: a form that makes the file of a post and says what would have to change before it is published.",
		noindex: true,
	};
	const name = (value: string, label = value) => ({ value, label });
	const priced = products.filter(({ slug }) => hasPrice(content, slug));
	const posts = listFiles(`${contentRoot}/blog`).map((file) => path.parse(file).name);
	const form = {
		template: readText(path.join(contentRoot, "template.mdx")),
		taken: [...reservedSlugs, ...posts, ...listOldSlugs(aliases)],
		sources: sources.map(({ id, words }) => ({ id, words })),
		choices: {
			category: categories.toSorted().map((category) => name(category)),
			author: Object.entries(authors).map(([id, author]) => name(id, author.name)),
			calculator: [
				...Object.entries(lengths).map(([id, { title }]) => name(id, title)),
				...priced.map((product) => name(product.slug, `Guide price: ${product.name}`)),
			],
			sources: sources.map(({ id, title }) => name(id, title)),
			image: Object.entries(pictures).map(([id, { alt, hash }]) => {
				return { ...name(id, alt), src: pictureUrl(id, hash, widths.screen[0]) };
			}),
		},
		repository: site.repository,
	};
	return { head, form };
}
