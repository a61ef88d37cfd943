import type { StandingPath, TextPath } from "../../scripts/content/addresses.ts";
import type { Content } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { dropLinks } from "../../scripts/content/format.ts";
import { getText } from "../Article/texts.ts";
import { listFinderPlaces, orderBySize } from "../Places/finderChoices.ts";
import { nameRegion } from "../Places/placeHeads.ts";
import type { Entry } from "./entry.ts";
import { readAsked } from "./pins.ts";
import { listTerms } from "./terms.ts";

/** An entry before its text is read. */
interface Draft extends Omit<Entry, "id" | "body"> {
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
		...listOutside(content),
	];
	const drafts = [...pages, ...listPins(content, pages)];
	for (const [id, { source, opening = "", ...entry }] of drafts.entries()) {
		// The sections of the guide are entries of their own.
		const sections = source && entry.path !== guidePath ? (await getText(source)).sections : [];
		const texts = sections.map(({ heading, text }) => `${heading} ${text}`);
		// Each word once: how often a text says it weighs little, and the index is a tenth smaller.
		yield { id, ...entry, body: [...new Set(listTerms([opening, ...texts].join(" ")))].join(" ") };
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
		// An alias with a pointer shows a different product from the one asked for.
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

function listPlaces(content: Content): Draft[] {
	return [
		...content.regions.map((region) => ({
			kind: "place" as const,
			title: `${region.name} region`,
			within: nameRegion(content, region),
			path: `/locations#region-${region.slug}`,
			note: "All its suburbs",
			words: "",
		})),
		// Search shows equal results, such as the suburbs of one postcode, in index order.
		...orderBySize(content).map(({ name, slug, region, postcode }) => ({
			kind: "place" as const,
			title: name,
			path: `/locations/${slug}`,
			note: `${region} region, ${postcode}`,
			words: region,
			// In a field of its own all that have it are as good as each other.
			opening: postcode,
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

/** The standing pages that have no file of content/pages, but for the list of posts and the search. */
type SearchedPath = Exclude<StandingPath, TextPath | "/blog" | "/search">;

/** Sections of the guide, the questions, and the standing pages. */
function listAnswers(
	{ pages, faq, home, services, prices, chooser, comparison, sun, measure, site }: Content,
	guideSections: Awaited<ReturnType<typeof listGuideSections>>,
): Draft[] {
	const kind = "answer";
	const standing = pages.map((page) => {
		const { slug, title, description } = page;
		return { kind, title, path: `/${slug}`, note: description, words: "", source: page } as const;
	});
	const sections = guideSections.map(({ name, path, text }) => {
		return { kind, words: "", title: name, path, note: takeSentence(text), opening: text } as const;
	});
	const questions = faq.map(({ question, answer }) => {
		const note = dropLinks(answer);
		return { kind, title: question, path: "/contact#faq", note, words: "question" } as const;
	});
	const contact = `${site.phone}, ${site.email}. ${services.contact.text}`;
	const lists = Object.entries({
		"/": [{ title: `Home: ${home.hero.title}`, text: home.hero.tagline }, "reviews testimonials"],
		"/service-areas": [services.hero, "service areas"],
		"/gallery": [services.gallery, "gallery pictures"],
		"/locations": [services.locations, "locations suburb postcode"],
		"/contact": [{ ...services.contact, text: contact }, "contact phone email book"],
		"/products": [services.products, "all products"],
		"/which-product": [chooser, "choose which best"],
		"/compare": [comparison, "versus difference"],
		"/sun": [sun, "aspect facing sunlight shade eave"],
		"/measure": [measure, "measuring sheet print square tape"],
		"/price-guide": [{ ...prices, title: "Price guide" }, "cost calculator estimate"],
	} satisfies Record<SearchedPath, [page: object, words: string]>).map(([path, [page, words]]) => {
		const note = "lead" in page ? page.lead : page.text;
		return { kind, title: page.title, path, note, words } as const;
	});
	return [...standing, ...sections, ...questions, ...lists];
}

/** Well-known places outside our area, each with how near we come. */
function listOutside(content: Content): Draft[] {
	return listFinderPlaces(content).outside.map(({ name, postcode, nearest, away }) => ({
		kind: "answer",
		title: name,
		path: "/contact",
		note: `Outside the area that we list, which comes as near as ${nearest.name}, ${away} away in a straight line. Ask whether we come to you.`,
		words: "",
		opening: postcode,
	}));
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
