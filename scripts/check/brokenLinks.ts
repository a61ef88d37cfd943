import path from "node:path";
import { hiddenPaths, listAnchors, listPaths } from "../content/addresses.ts";
import { getToday } from "../content/collections.ts";
import { type Fault, suggestion } from "../content/faults.ts";
import { listFiles } from "../content/files.ts";
import { isAllowedLink } from "../content/mdx/allowed.ts";
import { day } from "../content/schemas/text.ts";
import type { Source } from "../content/source.ts";
import { findSource, type Known, type Loaded, listEntries, listPublished } from "./knownNames.ts";
import type { Article } from "./text/parse.ts";
import { adviseLink } from "./text/policy.ts";

/** Files of the built site that an alias would overwrite, beside those of pages. */
const reserved = ["/404", "/index"];

/** Addresses that lead readers nowhere. */
export const inLinks: [look: RegExp, message: string][] = [
	[/^#?$/, "the link leads nowhere; write its address in the round brackets"],
	[/^[^\s/:?#]+@[^\s/:?#]+$/, "write mailto: before an e-mail address"],
	[/^(?:www\.|\/\/)/, "write https:// before the address of another site"],
	[
		/^https?:\/\/(?:localhost|127\.|192\.168\.|10\.|[\w-]+\.netlify\.app)/,
		"only you can open this address; write the path alone, as in /contact",
	],
	[
		/^https?:\/\/(?:(?:docs|drive)\.google\.|(?:www\.)?(?:google\.[\w.]+\/url|notion\.so\/))/,
		"readers may be stopped on this way; write the address of a page that everybody can open",
	],
	[
		/^(?:mailto:(?![^\s@]+@[^\s@]+\.[^\s@])|tel:(?!\+?[\d-]{6,20}$))/i,
		"nothing opens this; write it whole, as mailto:kim@example.com or tel:+61255500134",
	],
	[
		/^https?:(?!\/\/[^\s/.]+\.[^\s/])/,
		"the address is not whole; write it with both slashes, as https://www.bom.gov.au",
	],
];

/** Finds links, aliases and drawings that lead nowhere, in texts, their frontmatter and the copy of YAML files. */
export function findLinkFaults(
	loaded: Loaded,
	known: Known,
	articles: readonly Article[],
): Fault[] {
	const posts = listOpenings(loaded);
	const pages = listPages(loaded, known, [...posts.keys()]);
	const advise = makeAdviser(loaded, known, articles, posts, pages);
	const inCopy = [
		...articles.flatMap(({ source, body }) => body.links.map((link) => ({ source, ...link }))),
		...loaded.sources.flatMap((source) =>
			source.listLinks().map((link) => ({ source, isShown: false, ...link })),
		),
	].flatMap(({ source, href, isShown, line, column }): Fault[] => {
		const isPicture = !isShown && /^\/(?:figures|images)\//.test(href);
		const message = isPicture
			? "a picture has no page; show it with ! before the [, or link to a page"
			: advise(source, href);
		return message ? [{ file: source.file, line, column, message }] : [];
	});
	const inChecklists = articles.flatMap(({ source, body: { sections } }) => {
		const { checklist } = loaded.content.posts.find(({ file }) => file === source.file) ?? {};
		if (!checklist || sections.includes(checklist)) return [];
		const message = `no ## heading has the id ${checklist}${suggestion(checklist, sections)}`;
		return source.report(["checklist"], message);
	});

	const { aliases = [] } = loaded.content;
	const listed = findSource(loaded, "aliases.yaml");
	const froms = aliases.map(({ from }) => from).filter((from) => !pages.has(from));
	const inAliases = aliases.flatMap(({ from, to }, index): Fault[] => {
		if (!listed) return [];
		const isTaken = pages.has(from) || reserved.includes(from);
		const taken = `${from} is a page of its own; take the alias out`;
		const wrong = froms.includes(to)
			? `${to} is an alias itself; write where it leads`
			: advise(listed, to);
		return [
			...(isTaken ? listed.report([index, "from"], taken) : []),
			...(wrong ? listed.report([index, "to"], wrong) : []),
		];
	});
	return [...inCopy, ...inChecklists, ...inAliases];
}

/** When readers can open a post. */
interface Opening {
	isDraft: boolean;
	date: string;
}

/** By address. */
function listOpenings(loaded: Loaded): Map<string, Opening> {
	return new Map(
		listEntries(loaded, "blog").map(({ name, data }) => {
			const { data: date = getToday() } = day.safeParse(data.date);
			return [`/blog/${name}`, { isDraft: data.draft === true, date }];
		}),
	);
}

const toSlugs = (names: Iterable<string>) => [...names].map((slug) => ({ slug }));

/** The addresses of all pages, by the names of files: a page whose file has a fault is a page all the same. */
function listPages(loaded: Loaded, { products, regions, suburbs }: Known, posts: string[]) {
	const listed = listPublished(loaded).map(({ name, data }) => {
		return { slug: name, category: String(data.category) };
	});
	const paths = listPaths({
		products: toSlugs(products),
		posts: listed,
		regions: toSlugs(regions),
		suburbs: toSlugs(suburbs),
	});
	return new Set([...paths, ...hiddenPaths, ...posts]);
}

/** Makes what says what to write instead of an address in a file, or nothing when it is right. */
function makeAdviser(
	loaded: Loaded,
	{ pictures, regions, suburbs }: Known,
	articles: readonly Article[],
	posts: ReadonlyMap<string, Opening>,
	pages: ReadonlySet<string>,
) {
	const { content, root } = loaded;
	const paths = new Set([...pages, ...(content.aliases ?? []).map(({ from }) => from)]);
	const drawings = listFiles(`${root}/figures`, /\.svg$/);
	const files = new Set([
		...drawings.map((file) => `/figures/${path.basename(file)}`),
		...[...pictures].map((name) => `/images/${name}`),
	]);
	const anchors = new Map([
		...listAnchors({ regions: toSlugs(regions) }),
		...articles.map(({ source, body }) => [getPath(source.file), body.anchors] as const),
	]);
	const getHost = (address = "") => URL.parse(address)?.host.replace(/^www\./, "");
	const home = getHost(content.site?.origin);

	return ({ file }: Source, href: string): string | undefined => {
		if (!isAllowedLink(href)) return adviseLink(href);
		const [, slip] = inLinks.find(([look]) => look.test(href)) ?? [];
		if (slip) return slip;
		if (home && getHost(href) === home)
			return `write the path alone, ${href.replace(/^\w+:\/\/[^/?#]+/, "") || "/"}`;
		if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return undefined;
		const [target = "", id] = href.replace(/\?[^#]*/, "").split("#");
		if (/^\/(?:figures|images)\//.test(target) && !files.has(target))
			return `there is no ${root}${target}${suggestion(target, files)}`;
		const ids = anchors.get(target || getPath(file)) ?? [];
		if (id && (!target || pages.has(target)) && !ids.includes(id))
			return `no heading there has the id ${id}${suggestion(id, ids)}`;
		if (!target || paths.has(target) || files.has(target))
			return adviseWaiting(target, posts.get(target), posts.get(getPath(file)));
		// Without the list of a region's suburbs, any place may be one of them.
		if (suburbs.size === 0 && target.startsWith("/locations/")) return undefined;
		const plain = target.toLowerCase().replace(/(.)\/+$/, "$1");
		if (paths.has(plain)) return `write ${plain}: small letters, no slash at the end`;
		return `no page has the address ${target}${suggestion(target, paths)}`;
	};
}

/** A published text may not link to a post that readers cannot open yet. */
function adviseWaiting(target: string, post: Opening | undefined, from: Opening | undefined) {
	if (!post || from?.isDraft) return undefined;
	if (post.isDraft) return `${target} is a draft; link to it once it is published`;
	const isLater = post.date > getToday() && post.date > (from?.date ?? "");
	return isLater ? `${target} waits until ${post.date}; link to it from then on` : undefined;
}

/** The address at which a file of content/blog, products or pages is shown. */
function getPath(file: string): string {
	const folder = path.basename(path.dirname(file));
	const name = path.parse(file).name;
	return folder === "pages" ? `/${name}` : `/${folder}/${name}`;
}
