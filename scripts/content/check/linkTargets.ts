import path from "node:path";
import { hiddenPaths, listAnchors, listPaths } from "../addresses.ts";
import { suggestion } from "../faults.ts";
import { listFiles } from "../files.ts";
import type { Article } from "../mdx/parse.ts";
import { isPublished } from "../publication.ts";
import { day } from "../schemas/text.ts";
import type { Source } from "../source.ts";
import { adviseForm } from "./hrefForm.ts";
import { getFileName, type Loaded, listEntries, listKnown, listSuburbs } from "./knownNames.ts";

/** The content to link from and to. */
export interface LinkedContent extends Loaded {
	articles: readonly Article[];
	today: string;
}

/** Says what to write instead of an address, or nothing when it is right. */
export type AdviseLink = (
	source: Source,
	href: string,
	own?: readonly string[],
) => string | undefined;

/** Every address that a text may name. */
export interface Addresses {
	/** Addresses of pages, without aliases; of posts, those of drafts and of later days too. */
	pages: ReadonlySet<string>;
	/** @param own ids of the headings in the same text */
	advise: AdviseLink;
}

/** A post as a link meets it, whatever else is wrong in its file. */
interface LinkedPost {
	draft: boolean;
	date: string;
	/** Of the list that shows it. */
	category: string;
}

/** Every address of the site, by the names of files: a page whose file has a fault is a page all the same. */
export function listAddresses(linked: LinkedContent): Addresses {
	const { content, articles, root, today } = linked;
	const posts = new Map<string, LinkedPost>(
		listEntries(linked, "blog").map((entry) => {
			const { draft, category } = entry.data;
			const { data: date = today } = day.safeParse(entry.data.date);
			const post = { draft: draft === true, date, category: String(category) };
			return [`/blog/${getFileName(entry)}`, post];
		}),
	);
	const slugs = (folder: string) =>
		listEntries(linked, folder).map((entry) => ({ slug: getFileName(entry) }));
	const suburbs = listSuburbs(linked).flatMap((list) => list.suburbs ?? []);
	const places = {
		regions: slugs("regions"),
		suburbs: suburbs.map(({ slug }) => ({ slug: String(slug) })),
	};
	const shown = [...posts].filter(([, post]) => isPublished(post, today));
	const entries = shown.map(([address, { category }]) => ({
		slug: path.basename(address),
		category,
	}));
	const pages = new Set([
		...listPaths({ products: slugs("products"), posts: entries, ...places }),
		...hiddenPaths,
		...posts.keys(),
	]);
	const paths = new Set([...pages, ...(content.aliases ?? []).map(({ from }) => from)]);
	// Without the list of a region's suburbs, any place may be one of them.
	const { suburbs: known, pictures } = listKnown(linked);
	const isPlaceKnown = known.size > 0;
	const figures = new Set(
		listFiles(`${root}/figures`, /\.svg$/).map((file) => `/figures/${path.basename(file)}`),
	);
	const anchors = new Map([
		...listAnchors(places),
		...articles.map(({ source, body }) => {
			return [getPath(source.file), body.anchors.map(({ id }) => id)] as const;
		}),
	]);

	/** A published text may not link to a post that readers cannot open yet. */
	function adviseWaiting(source: Source, target: string): string | undefined {
		const post = posts.get(target);
		const from = posts.get(getPath(source.file));
		if (!post || from?.draft) return undefined;
		if (post.draft) return `${target} is a draft; link to it once it is published`;
		const isLater = post.date > today && post.date > (from?.date ?? "");
		return isLater ? `${target} waits until ${post.date}; link to it from then on` : undefined;
	}

	const advise: AdviseLink = (source, href, own = []) => {
		const form = adviseForm(href, content.site?.origin ?? "", posts);
		if (form || /^[a-z][a-z0-9+.-]*:/i.test(href)) return form;
		const [target = "", id] = href.replace(/\?[^#]*/, "").split("#");
		const [, picture] = /^\/images\/([^/.]*)$/.exec(target) ?? [];
		if (picture !== undefined) {
			if (pictures.has(picture)) return undefined;
			return `there is no picture ${picture} in ${root}/images${suggestion(picture, pictures)}`;
		}
		if (target.startsWith("/figures/")) {
			if (figures.has(target)) return undefined;
			return `there is no ${root}${target}${suggestion(target, figures)}`;
		}
		if (!target || paths.has(target)) {
			const ids = target ? anchors.get(target) : own;
			const isMissing = id && (!target || pages.has(target)) && !ids?.includes(id);
			if (isMissing) return `no heading there has the id ${id}${suggestion(id, ids ?? [])}`;
			return adviseWaiting(source, target);
		}
		if (!isPlaceKnown && target.startsWith("/locations/")) return undefined;
		const plain = target.toLowerCase().replace(/(.)\/+$/, "$1");
		if (paths.has(plain)) return `write ${plain}: small letters, no slash at the end`;
		// Addresses of places are alike, so only two letters may differ.
		return `no page has the address ${target}${suggestion(target, paths, () => 2)}`;
	};
	return { pages, advise };
}

/** The address at which a file of content/blog, products or pages is shown. */
export function getPath(file: string): string {
	const folder = path.basename(path.dirname(file));
	const name = path.parse(file).name;
	return folder === "pages" ? `/${name}` : `/${folder}/${name}`;
}
