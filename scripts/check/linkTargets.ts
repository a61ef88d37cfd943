import path from "node:path";
import { hiddenPaths, listAnchors, listPaths } from "../content/addresses.ts";
import { suggestion } from "../content/faults.ts";
import { listFiles } from "../content/files.ts";
import { isAllowedLink } from "../content/mdx/allowed.ts";
import { day } from "../content/schemas/text.ts";
import type { Source } from "../content/source.ts";
import { type Known, type Loaded, listEntries, listPublished } from "./knownNames.ts";
import type { Article } from "./text/parse.ts";
import { adviseLink } from "./text/policy.ts";
import { inLinks } from "./text/slips.ts";

/** When readers can open a post. */
interface Opening {
	isDraft: boolean;
	date: string;
}

/** Every address that a text may name. */
export interface Addresses {
	/** Of pages, without aliases; of posts, those of drafts and of later days too. */
	pages: ReadonlySet<string>;
	/** Of pages and aliases. */
	paths: ReadonlySet<string>;
	/** Of drawings and pictures. */
	files: ReadonlySet<string>;
	/** The ids of headings, by the page's address. */
	anchors: ReadonlyMap<string, readonly string[]>;
	/** By address. */
	posts: ReadonlyMap<string, Opening>;
	areSuburbsKnown: boolean;
}

/** Every address of the site, by the names of files: a page whose file has a fault is a page all the same. */
export function listAddresses(
	loaded: Loaded,
	known: Known,
	articles: readonly Article[],
): Addresses {
	const posts = new Map(
		listEntries(loaded, "blog").map(({ name, data }) => {
			const { data: date = loaded.today } = day.safeParse(data.date);
			return [`/blog/${name}`, { isDraft: data.draft === true, date }];
		}),
	);
	const slugs = (names: Iterable<string>) => [...names].map((slug) => ({ slug }));
	const places = { regions: slugs(known.regions), suburbs: slugs(known.suburbs) };
	const listed = listPublished(loaded).map(({ name, data }) => {
		return { slug: name, category: String(data.category) };
	});
	const pages = new Set([
		...listPaths({ products: slugs(known.products), posts: listed, ...places }),
		...hiddenPaths,
		...posts.keys(),
	]);
	const drawings = listFiles(`${loaded.root}/figures`, /\.svg$/);
	return {
		pages,
		posts,
		areSuburbsKnown: known.suburbs.size > 0,
		paths: new Set([...pages, ...(loaded.content.aliases ?? []).map(({ from }) => from)]),
		files: new Set([
			...drawings.map((file) => `/figures/${path.basename(file)}`),
			...[...known.pictures].map((name) => `/images/${name}`),
		]),
		anchors: new Map([
			...listAnchors(places),
			...articles.map(({ source, body }) => {
				return [getPath(source.file), body.anchors.map(({ id }) => id)] as const;
			}),
		]),
	};
}

/** Says what to write instead of an address, or nothing when it is right. @param near ids of the headings around it */
export function adviseHref(
	{ content, root, today }: Loaded,
	{ pages, paths, files, anchors, posts, areSuburbsKnown }: Addresses,
	{ file }: Source,
	href: string,
	near: readonly string[] = [],
): string | undefined {
	if (!isAllowedLink(href)) return adviseLink(href);
	const [, slip] = inLinks.find(([look]) => look.test(href)) ?? [];
	if (slip) return slip;
	const home = content.site?.origin ?? "";
	if (home && href.startsWith(`${home}/`))
		return `write the path alone, ${href.slice(home.length)}`;
	if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return undefined;
	const [target = "", id] = href.replace(/\?[^#]*/, "").split("#");
	if (/^\/(?:figures|images)\//.test(target) && !files.has(target))
		return `there is no ${root}${target}${suggestion(target, files)}`;
	const ids = target ? (anchors.get(target) ?? []) : near;
	if (id && (!target || pages.has(target)) && !ids.includes(id))
		return `no heading there has the id ${id}${suggestion(id, ids)}`;
	if (!target || paths.has(target) || files.has(target))
		return adviseWaiting(posts.get(target), posts.get(getPath(file)), target, today);
	// Without the list of a region's suburbs, any place may be one of them.
	if (!areSuburbsKnown && target.startsWith("/locations/")) return undefined;
	const plain = target.toLowerCase().replace(/(.)\/+$/, "$1");
	if (paths.has(plain)) return `write ${plain}: small letters, no slash at the end`;
	return `no page has the address ${target}${suggestion(target, paths)}`;
}

/** A published text may not link to a post that readers cannot open yet. */
function adviseWaiting(
	post: Opening | undefined,
	from: Opening | undefined,
	target: string,
	today: string,
) {
	if (!post || from?.isDraft) return undefined;
	if (post.isDraft) return `${target} is a draft; link to it once it is published`;
	const isLater = post.date > today && post.date > (from?.date ?? "");
	return isLater ? `${target} waits until ${post.date}; link to it from then on` : undefined;
}

/** The address at which a file of content/blog, products or pages is shown. */
function getPath(file: string): string {
	const folder = path.basename(path.dirname(file));
	const name = path.parse(file).name;
	return folder === "pages" ? `/${name}` : `/${folder}/${name}`;
}
