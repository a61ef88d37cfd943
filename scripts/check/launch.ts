import type { Content } from "../content/collections.ts";

/**
 * What the owner has still to give before the site opens to the public, a sentence each: sample reviews, values that are
 * plainly fictional, empty lines of content/site.yaml, and prices.
 */
export function listMissing({
	site,
	testimonials,
	prices,
}: Pick<Content, "site" | "testimonials" | "prices">): string[] {
	const samples = testimonials.filter(({ sample }) => sample).length;
	const quoted = prices.products.flatMap(({ product, options, price }) =>
		options || price ? [] : [product],
	);
	const isFictional = [site.email, site.origin, site.designer.url].some((value) =>
		/\.example\b/.test(value),
	);
	const { address, businessHours, socialMedia } = site.contact;
	const contact = {
		address,
		businessHours: Object.values(businessHours).join(""),
		socialMedia: Object.values(socialMedia).join(""),
	};
	const empty = Object.entries({ visit: site.visit, contact }).flatMap(([part, fields]) =>
		Object.entries(fields).flatMap(([key, value]) => (value ? [] : [`${part}.${key}`])),
	);
	const missing = [
		samples && `${samples} reviews in content/testimonials.yaml are samples, and say so on Home.`,
		isFictional && "content/site.yaml has addresses that end in .example.",
		quoted.length &&
			`content/prices.yaml has no price yet of ${quoted.join(", ")}; the site says by what they are quoted.`,
		empty.length && `content/site.yaml is empty at ${empty.join(", ")}.`,
	];
	return missing.filter((sentence) => typeof sentence === "string");
}
