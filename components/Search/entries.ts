import type { Content } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { dropLinks } from "../../scripts/content/format.ts";
import { getText } from "../Article/texts.ts";
import { orderBySize } from "../Places/finderChoices.ts";
import type { Entry } from "./entry.ts";
import { readAsked } from "./pins.ts";

/** An entry before its text is read. */
interface Draft extends Omit<Entry, "id"> {
	/** Where its text is. */
	source?: { file: string };
	/** What comes before the text. */
	opening?: string;
}

const guidePath = "/plantation-shutters-guide";

/** Everything that can be found, one after another, so that the texts of all posts are never in memory together. */
export async function* listEntries(content: Content): AsyncGenerator<Entry> {
	const pages: Draft[] = [
		...listProducts(content),
		...listPlaces(content),
		...listPosts(content),
		...listAnswers(content, await listGuideSections(content)),
	];
	const drafts = [...pages, ...listPins(content, pages)];
	for (const [id, { source, opening = "", ...entry }] of drafts.entries()) {
		// The sections of the guide are entries of their own.
		const sections = source && entry.path !== guidePath ? (await getText(source)).sections : [];
		const texts = sections.map(({ heading, text }) => `${heading} ${text}`);
		yield { id, ...entry, body: entry.body ?? [opening, ...texts].join(" ") };
	}
}

/** The problems of content/problems.yaml, with the name and the line of their page where they have none. */
function listPins({ problems }: Content, pages: readonly Draft[]): Draft[] {
	return problems.map((problem) => {
		const { href, title, says } = problem;
		const page = pages.find(({ path }) => path === href.replace(/\?.*/, ""));
		if (!page) throw new Error(`content/problems.yaml: search does not have ${href}`);
		const shown = { title: title ?? page.title, note: says ?? page.note };
		return { kind: "pin", path: href, words: "", ...shown, asked: readAsked(problem) };
	});
}

function listProducts({ products, aliases }: Content): Draft[] {
	return products.map((product) => {
		const { name, slug, shortDescription, description, features, benefits, notFor } = product;
		const path = `/products/${slug}`;
		const limits = notFor.map(({ when, instead }) => `${when} ${dropLinks(instead)}`);
		const opening = [description, ...features, ...benefits, ...limits].join(" ");
		// An alias with a pointer shows a different product from the one asked for (Q28).
		const names = aliases.filter(({ to, pointer }) => to === path && !pointer);
		return {
			kind: "product",
			title: name,
			path,
			note: shortDescription,
			words: names.map(({ from }) => from.replace(/\W+/g, " ")).join(" "),
			source: product,
			opening,
		};
	});
}

function listPlaces({ regions, suburbs }: Content): Draft[] {
	return [
		...regions.map(({ name, slug }) => ({
			kind: "place" as const,
			title: `${name} region`,
			path: `/locations#region-${slug}`,
			note: "All its suburbs",
			words: "",
		})),
		// Search shows equal results, such as the suburbs of one postcode, in index order.
		...orderBySize(suburbs).map(({ name, slug, region, postcode }) => ({
			kind: "place" as const,
			title: name,
			path: `/locations/${slug}`,
			note: `${region} region, ${postcode}`,
			words: `${region} ${postcode}`,
		})),
	];
}

function listPosts({ posts }: Content): Draft[] {
	return posts.map((post) => ({
		kind: "post",
		title: post.title,
		path: `/blog/${post.slug}`,
		note: post.description,
		words: [post.category, ...(post.tags ?? [])].join(" "),
		source: post,
	}));
}

/** Sections of the guide, the questions, and the standing pages. */
function listAnswers(
	{ pages, faq, services, prices, chooser, comparison, sun, measure, site }: Content,
	guideSections: Awaited<ReturnType<typeof listGuideSections>>,
): Draft[] {
	const kind = "answer";
	const standing = pages.map((page) => {
		const { slug, title, description } = page;
		return { kind, title, path: `/${slug}`, note: description, words: "", source: page } as const;
	});
	const sections = guideSections.map(({ name, path, text }) => {
		const own = { title: name, path, note: takeSentence(text), body: text };
		return { kind, words: "", ...own } as const;
	});
	const questions = faq.map(({ question, answer }) => {
		const note = dropLinks(answer);
		return { kind, title: question, path: "/contact#faq", note, words: "question" } as const;
	});
	const lists = [
		{ path: "/service-areas", ...services.hero, words: "service areas" },
		{ path: "/gallery", ...services.gallery, words: "gallery pictures" },
		{ path: "/locations", ...services.locations, words: "locations suburb postcode" },
		{
			path: "/contact",
			title: services.contact.title,
			text: `${site.phone}, ${site.email}. ${services.contact.text}`,
			words: "contact phone email book",
		},
		{ path: "/products", ...services.products, words: "all products" },
		{
			path: "/which-product",
			title: chooser.title,
			text: chooser.lead,
			words: "choose which best",
		},
		{
			path: "/compare",
			title: comparison.title,
			text: comparison.lead,
			words: "versus difference",
		},
		{ path: "/sun", title: sun.title, text: sun.lead, words: "aspect facing sunlight shade eave" },
		{
			path: "/measure",
			title: measure.title,
			text: measure.lead,
			words: "measuring sheet print square tape",
		},
		{
			path: "/price-guide",
			title: "Price guide",
			text: prices.lead,
			words: "cost calculator estimate",
		},
	].map(({ path, title, text, words }) => ({ kind, title, path, note: text, words }) as const);
	return [...standing, ...sections, ...questions, ...lists];
}

/** Sections of the shutters guide with their addresses. */
export async function listGuideSections({ pages }: Content) {
	const guide = getEntry(pages, "plantation-shutters-guide");
	const { sections } = await getText(guide);
	return sections
		.filter(({ id }) => id)
		.map(({ id, heading, text }) => ({ name: heading, path: `/${guide.slug}#${id}`, text }));
}

/**
 * The first sentence that says something: longer than a word in bold, and with fewer commas than a table row,
 * where they separate the cells. The beginning of the text if there is none.
 */
export function takeSentence(text: string): string {
	const sentences = text.split(/(?<=[.!?])\s+/);
	const isWhole = (sentence: string) => sentence.length >= 25 && sentence.split(",").length <= 3;
	return sentences.find(isWhole) ?? sentences[0] ?? "";
}
