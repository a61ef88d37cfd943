import { absolute } from "../content/addresses.ts";
import type { Content } from "../content/collections.ts";

/** A summary of the site for language models (https://llmstxt.org): what it is about, and what each page says. */
export function makeLlms({
	site,
	products,
	posts,
	regions,
	pages,
	prices,
	chooser,
	comparison,
	sun,
}: Content): string {
	const link = (path: string, name: string, text: string) =>
		`- [${name}](${absolute(path)}): ${text}`;
	const standing = (slug: string) => {
		const page = pages.find((candidate) => candidate.slug === slug);
		return page ? [link(`/${slug}`, page.title, page.description)] : [];
	};
	const blocks = [
		[`# ${site.brand}`],
		[`> ${site.about}`],
		[
			`Prices on the site are guide ranges including GST; a written quote after a free measure shows supply and installation.`,
			`Telephone ${site.phone}, e-mail ${site.email}.`,
		],
		[
			"## Products",
			"",
			...products.map(({ slug, name, shortDescription }) =>
				link(`/products/${slug}`, name, shortDescription),
			),
		],
		[
			"## Buying and asking",
			"",
			...standing("plantation-shutters-guide"),
			link("/which-product", chooser.title, chooser.description),
			link("/compare", comparison.title, comparison.description),
			link("/sun", sun.title, sun.description),
			link("/price-guide", "Price guide", prices.description),
			link(
				"/contact",
				"Contact",
				"Ask for a free in-home measure and a written quote; answers to common questions.",
			),
			...standing("about"),
			...standing("terms-conditions"),
			...standing("privacy-policy"),
		],
		[
			"## Where",
			"",
			link(
				"/locations",
				"Find your area",
				"Every suburb served, with a page for each product there.",
			),
			...regions.map(({ slug, name, about }) =>
				link(`/locations/region/${slug}/plantation-shutters`, name, about),
			),
		],
		[
			"## Blog",
			"",
			...posts.map(({ slug, title, description }) => link(`/blog/${slug}`, title, description)),
		],
		[
			"## Optional",
			"",
			link("/feed.xml", "Feed", "Every post in full, RSS 2.0."),
			link("/sitemap.xml", "Sitemap", "Every page."),
		],
	];
	return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
