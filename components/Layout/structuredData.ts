import type {
	BlogPosting,
	BreadcrumbList,
	FAQPage,
	LocalBusiness,
	Place,
	Service,
	WebSite,
} from "schema-dts";
import { absolute } from "../../scripts/content/addresses.ts";
import type { Content, Post, Product, Suburb } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { dropLinks, state } from "../../scripts/content/format.ts";
import type { Question } from "../../scripts/content/schemas/lists.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";
import type { Site } from "../../scripts/content/schemas/site.ts";
import { type Crumb, home } from "../Crumbs/Crumbs.tsx";

/*
 * Structured data in the vocabulary of https://schema.org, as plain objects for `head.structuredData`. The trail that a page
 * shows with Crumbs becomes its BreadcrumbList without a call.
 */

/**
 * The business, for Home and Contact. The address is left out until it is provided; hours are free words and prices
 * are ranges, so neither is here.
 */
export function describeBusiness({ site, regions }: Pick<Content, "site" | "regions">) {
	const { address, socialMedia } = site.contact;
	const sameAs = Object.values(socialMedia).filter(Boolean);
	const business = {
		...nameBusiness(site),
		description: site.about,
		telephone: site.phoneLink,
		email: site.email,
		logo: absolute(site, "/icons/icon-512.png"),
		image: absolute(site, "/icons/icon-512.png"),
		...(address && { address }),
		...(sameAs.length > 0 && { sameAs }),
		areaServed: regions.map(describeRegion),
	} satisfies LocalBusiness;
	// Both kinds, because not every consumer knows that one is the other.
	return { ...business, "@type": ["LocalBusiness", "HomeAndConstructionBusiness"] };
}

/** The site itself, for Home. */
export function describeSite(site: Site): WebSite {
	return {
		"@type": "WebSite",
		"@id": absolute(site, "/#site"),
		name: site.brand,
		description: site.tagline,
		url: absolute(site, "/"),
		inLanguage: "en-AU",
		publisher: { "@id": absolute(site, "/#business") },
	};
}

/** The business in brief, for pages about something else. */
export function nameBusiness(site: Site) {
	return {
		"@type": "LocalBusiness",
		"@id": absolute(site, "/#business"),
		name: site.brand,
		url: absolute(site, "/"),
	} satisfies LocalBusiness;
}

interface ServiceOptions {
	/** The product that is fitted; by default everything the business fits. */
	product?: Product;
	/** Canonical path of the page. */
	path: string;
	name: string;
	description: string;
	/** Where it is done: describeRegion() or describeServed(). By default all regions. */
	areaServed?: Place | Place[];
	/** Root-relative address. */
	image?: string;
}

/**
 * Measuring, selling and fitting. Guide prices are left out, because they are ranges by size and material,
 * and an Offer would mean that people can buy at that price.
 */
export function describeService(
	{ site, regions }: Pick<Content, "site" | "regions">,
	{ product, path, name, description, areaServed, image }: ServiceOptions,
): Service {
	return {
		"@type": "Service",
		"@id": absolute(site, `${path}#service`),
		name,
		serviceType: product?.name ?? "Window furnishings",
		description,
		url: absolute(site, path),
		...(image && { image: absolute(site, image) }),
		provider: nameBusiness(site),
		areaServed: areaServed ?? regions.map(describeRegion),
	};
}

export function describeRegion({ name }: Pick<Region, "name">): Place {
	return { "@type": "Place", name: `${name}, ${state}` };
}

/** A suburb as a place, with its postcode and position. */
function describeSuburb({ name, region, postcode, lat, lng }: Suburb): Place {
	return {
		"@type": "Place",
		name: `${name}, ${region}`,
		address: {
			"@type": "PostalAddress",
			addressLocality: name,
			addressRegion: state,
			postalCode: postcode,
			addressCountry: "AU",
		},
		geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng },
	};
}

/** Where a page about a suburb offers a service: there, or in the settled places it leads to if it has no homes. */
export function describeServed({ suburbs }: Pick<Content, "suburbs">, suburb: Suburb) {
	if (suburb.homes !== "none") return describeSuburb(suburb);
	return (suburb.instead ?? []).map((slug) => describeSuburb(getEntry(suburbs, slug)));
}

/** Questions with their answers; links in an answer become plain words. */
export function describeQuestions(questions: readonly Question[]): FAQPage {
	return {
		"@type": "FAQPage",
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: dropLinks(answer) },
		})),
	};
}

/** A post (PST-20), again as both kinds: with the root-relative address of its picture and the day of its last change. */
export function describePost(
	{ site, authors }: Pick<Content, "site" | "authors">,
	post: Post,
	{ image, modified }: { image: string; modified: string },
) {
	const url = absolute(site, `/blog/${post.slug}`);
	const author = authors[post.author];
	const article: BlogPosting = {
		"@type": "BlogPosting",
		"@id": `${url}#article`,
		headline: post.title,
		description: post.description,
		image: absolute(site, image),
		datePublished: post.date,
		dateModified: modified,
		author:
			author?.kind === "person"
				? { "@type": "Person", name: author.name, jobTitle: author.role }
				: { "@type": "Organization", name: author?.name, url: absolute(site, "/about") },
		publisher: nameBusiness(site),
		mainEntityOfPage: url,
		articleSection: post.category,
		...(post.tags && { keywords: post.tags.join(", ") }),
		wordCount: post.words,
		inLanguage: "en-AU",
	};
	return { ...article, "@type": ["Article", "BlogPosting"] };
}

/** A breadcrumb trail, from Home on; the last step has the canonical path of the page. */
export function describeTrail(site: Site, steps: readonly Crumb[], path: string): BreadcrumbList {
	return {
		"@type": "BreadcrumbList",
		itemListElement: [home, ...steps].map((step, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: step.name,
			item: absolute(site, step.path ?? path),
		})),
	};
}
