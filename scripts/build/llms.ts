import { absolute } from "../content/addresses.ts";
import type { Content } from "../content/collections.ts";

type Entry = [path: string, name: string, text: string];

/** A summary of the site for language models (https://llmstxt.org): what it is about, and what each page says. */
export function makeLlms(content: Content): string {
	const { site, products, posts, regions, pages, prices, chooser, comparison, sun, measure } =
		content;
	const sections: Record<string, Entry[]> = {
		Products: products.map((product) => {
			return [`/products/${product.slug}`, product.name, product.shortDescription];
		}),
		"Buying and asking": [
			["/which-product", chooser.title, chooser.description],
			["/compare", comparison.title, comparison.description],
			["/sun", sun.title, sun.description],
			["/measure", measure.title, measure.description],
			["/price-guide", "Price guide", prices.description],
			["/contact", "Contact", "Ask for a free in-home measure and a written quote."],
			...pages.map(({ slug, title, description }): Entry => [`/${slug}`, title, description]),
		],
		Where: [
			["/locations", "Find your area", "Every suburb served, with a page for each product there."],
			...regions.map(({ slug, name, about }): Entry => {
				return [`/locations/region/${slug}/plantation-shutters`, name, about];
			}),
		],
		Blog: posts.map(({ slug, title, description }) => [`/blog/${slug}`, title, description]),
		Optional: [
			["/feed.xml", "Feed", "The newest posts in full, RSS 2.0."],
			["/sitemap.xml", "Sitemap", "Every page that search engines may list."],
		],
	};
	const blocks = Object.entries(sections).map(([title, entries]) => {
		const lines = entries.map(([path, name, text]) => {
			return `- [${name}](${absolute(site, path)}): ${text}`;
		});
		return `## ${title}\n\n${lines.join("\n")}`;
	});
	const about = `Prices on the site are guide ranges including GST; a written quote after a free measure shows supply and installation.
Telephone ${site.phone}, e-mail ${site.email}.`;
	return `${[`# ${site.brand}`, `> ${site.about}`, about, ...blocks].join("\n\n")}\n`;
}
