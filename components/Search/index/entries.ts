import { getSections } from "../../../content/bodies.ts";
import { type Content, getContent } from "../../../content/collections.ts";
import { dropLinks } from "../../../content/linkedText.ts";
import type { Entry, Passage } from "../entry.ts";
import { type GuideSection, listGuideSections, takeSentence } from "./guideSections.ts";

type Draft = Omit<Entry, "id">;

const guidePath = "/plantation-shutters-guide";

/** Everything that can be found, and the texts that results quote from, by address. */
export async function listEntries(): Promise<{ entries: Entry[]; texts: Map<string, Passage[]> }> {
	const content = getContent();
	const texts = new Map<string, Passage[]>();
	const read = await readPassages(content);
	/** Keeps the passages of a page for quoting and returns the fields of its entry. */
	const textOf: TextOf = (path, file, ...before) => {
		const text = `/search/text${path}.json`;
		const passages = [...before, ...read(file)];
		texts.set(text, passages);
		return { text, body: passages.map(({ heading, text }) => `${heading} ${text}`).join(" ") };
	};
	const drafts: Draft[] = [
		...listProducts(content, textOf),
		...listPlaces(content),
		...listPosts(content, textOf),
		...listAnswers(content, await listGuideSections(), textOf),
	];
	return { entries: drafts.map((draft, id) => ({ id, ...draft })), texts };
}

/** Address of a page, the MDX file with its text, and passages that come before it. */
type TextOf = (
	path: string,
	file: string,
	...before: Passage[]
) => Required<Pick<Entry, "text" | "body">>;

/** Reads the passages of every MDX file. */
async function readPassages({ products, posts, pages }: Content) {
	const passages = new Map<string, Passage[]>();
	for (const { file } of [...products, ...posts, ...pages])
		passages.set(file, await getSections(file));
	return (file: string) => passages.get(file) ?? [];
}

function listProducts({ products, aliases }: Content, textOf: TextOf): Draft[] {
	return products.map(({ name, slug, shortDescription, description, features, benefits, file }) => {
		const path = `/products/${slug}`;
		const about = { heading: "", text: [description, ...features, ...benefits].join(" ") };
		// An alias with a pointer shows a different product from the one asked for (Q28).
		const names = aliases.filter(({ to, pointer }) => to === path && !pointer);
		return {
			kind: "product",
			title: name,
			path,
			note: shortDescription,
			words: names.map(({ from }) => from.replace(/\W+/g, " ")).join(" "),
			...textOf(path, file, about),
		};
	});
}

function listPlaces({ regions, suburbs, site }: Content): Draft[] {
	// Search shows equal results, such as the suburbs of one postcode, in index order.
	const isPopular = ({ slug }: { slug: string }) => site.popularSuburbs.includes(slug);
	const ordered = suburbs.toSorted((a, b) => Number(isPopular(b)) - Number(isPopular(a)));
	return [
		...regions.map(({ name, slug }) => ({
			kind: "place" as const,
			title: `${name} region`,
			path: `/locations#region-${slug}`,
			note: "All its suburbs",
			words: "",
		})),
		...ordered.map(({ name, slug, region, postcode }) => ({
			kind: "place" as const,
			title: name,
			path: `/locations/${slug}`,
			note: `${region} region, ${postcode}`,
			words: `${region} ${postcode}`,
		})),
	];
}

function listPosts({ posts }: Content, textOf: TextOf): Draft[] {
	return posts.map(({ title, slug, description, category, tags = [], file }) => ({
		kind: "post",
		title,
		path: `/blog/${slug}`,
		note: description,
		words: [category, ...tags].join(" "),
		...textOf(`/blog/${slug}`, file),
	}));
}

/** Sections of the guide, the questions, and the standing pages. */
function listAnswers(
	{ pages, faq, services, prices, site }: Content,
	guideSections: GuideSection[],
	textOf: TextOf,
): Draft[] {
	const kind = "answer";
	const standing = pages.map(({ slug, title, description, file }) => {
		const text = textOf(`/${slug}`, file);
		return { kind, title, path: `/${slug}`, note: description, words: "", ...text } as const;
	});
	const guide = standing.find(({ path }) => path === guidePath);
	const sections = guideSections.map(({ name, path, text }) => {
		const own = { title: name, path, note: takeSentence(text), body: text, text: guide?.text };
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
			path: "/price-guide",
			title: "Price guide",
			text: prices.lead,
			words: "cost calculator estimate",
		},
	].map(({ path, title, text, words }) => ({ kind, title, path, note: text, words }) as const);
	return [
		...standing.map((page) => (page === guide ? { ...page, body: undefined } : page)),
		...sections,
		...questions,
		...lists,
	];
}
