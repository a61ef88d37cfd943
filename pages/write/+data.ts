import { readFileSync } from "node:fs";
import path from "node:path";
import type { Head } from "../../components/Layout/head.tsx";
import { lengths } from "../../components/LengthCheck/lengths.ts";
import { pictureUrl, widths } from "../../components/Picture/pictureFiles.ts";
import { getPicture } from "../../components/Picture/pictures.ts";
import { hasPrice } from "../../components/PriceGuide/prices.ts";
import { reservedSlugs } from "../../scripts/content/addresses.ts";
import { contentRoot, getContent } from "../../scripts/content/collections.ts";
import { listFiles } from "../../scripts/content/files.ts";

export type Data = ReturnType<typeof data>;

/** What a post may name, as choices. */
export function data() {
	const { site, categories, authors, images, sources, products, aliases } = getContent();
	const head: Head = {
		title: "Write a post",
		description:
			"For the writers of this blog: a form that makes the file of a post and says what would have to change before it is published.",
		path: "/write",
		noindex: true,
	};
	const posts = listFiles(`${contentRoot}/blog`).map((file) => path.parse(file).name);
	const form = {
		template: readFileSync(path.join(contentRoot, "template.mdx"), "utf8"),
		taken: [
			...reservedSlugs,
			...posts,
			...aliases.flatMap(({ from }) => (from.startsWith("/blog/") ? from.slice(6) : [])),
		],
		sources: sources.map(({ id, words }) => ({ id, words })),
		choices: {
			category: categories.toSorted().map((name) => ({ value: name, label: name })),
			author: Object.entries(authors).map(([value, { name }]) => ({ value, label: name })),
			calculator: [
				...Object.entries(lengths).map(([value, { title }]) => ({ value, label: title })),
				...products
					.filter(({ slug }) => hasPrice(slug))
					.map(({ slug, name }) => ({ value: slug, label: `Guide price: ${name}` })),
			],
			sources: sources.map(({ id, title }) => ({ value: id, label: title })),
			image: Object.entries(images).map(([value, { alt }]) => {
				const src = pictureUrl(value, getPicture(value).hash, widths.screen[0]);
				return { value, label: alt, src };
			}),
		},
		repository: site.repository,
	};
	return { head, form };
}
