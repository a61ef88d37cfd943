import path from "node:path";
import { hiddenPaths, listAnchors, listPaths } from "../addresses.ts";
import type { Article } from "../check.ts";
import { bearsItsName, getPath, listUnread } from "../contentFiles.ts";
import { type Fault, suggestion } from "../faults.ts";
import { listFiles } from "../files.ts";
import type { FoundContent } from "../load.ts";
import type { InternalLink } from "../mdx/links.ts";
import { isPublished } from "../publication.ts";
import type { Source } from "../source/source.ts";
import { checkAliases } from "./aliases.ts";
import { adviseForm } from "./hrefForm.ts";
import { suggestPath } from "./suggestPath.ts";

/** The content to link from and to. */
export interface LinkedContent {
	content: FoundContent;
	sources: readonly Source[];
	articles: readonly Article[];
	root: string;
	today: string;
}

/** Finds links, aliases and drawings that lead nowhere, in posts, pages and the copy of YAML files. */
export function findAddressFaults(linked: LinkedContent): Fault[] {
	const map = new AddressMap(linked);
	const faults: Fault[] = [];
	for (const { source, body } of linked.articles) {
		const own = body.anchors.map(({ id }) => id);
		for (const link of body.links) faults.push(...map.check(source, link, own));
	}
	for (const source of linked.sources) {
		if (source.file.endsWith(".mdx")) continue;
		for (const link of source.listLinks()) faults.push(...map.check(source, link));
	}
	return [...faults, ...checkAliases(linked, map)];
}

/** Every address of the site, and which texts may link to it. */
export class AddressMap {
	/** Addresses of pages, without aliases. */
	readonly pages: ReadonlySet<string>;
	private readonly paths: ReadonlySet<string>;
	private readonly linked: LinkedContent;
	private readonly figures: ReadonlySet<string>;
	private readonly posts: ReadonlyMap<string, { draft?: boolean | undefined; date: string }>;
	private readonly anchors: ReadonlyMap<string, readonly string[]>;
	/** Prefixes of the addresses that are unknown because a file is faulty. */
	private readonly unknown: string[];

	constructor(linked: LinkedContent) {
		const { content, sources, articles, root, today } = linked;
		const published = {
			...content,
			posts: content.posts.filter((post) => isPublished(post, today)),
		};
		const aliases = content.aliases?.map(({ from }) => from) ?? [];
		this.linked = linked;
		// A copy that still has the slug of its original comes first, so that the original wins.
		const copiesFirst = content.posts.toSorted(
			(a, b) => Number(bearsItsName(a)) - Number(bearsItsName(b)),
		);
		this.posts = new Map(copiesFirst.map((post) => [`/blog/${post.slug}`, post]));
		this.pages = new Set([...listPaths(published), ...hiddenPaths, ...this.posts.keys()]);
		this.paths = new Set([...this.pages, ...aliases]);
		this.figures = new Set(
			listFiles(`${root}/figures`, /\.svg$/).map((file) => `/figures/${path.basename(file)}`),
		);
		this.anchors = new Map([
			...listAnchors(content),
			...articles.map(
				({ source, body }) =>
					[getPath(source.file), body.anchors.map(({ id }) => id)] as [string, string[]],
			),
		]);
		const faulty = listUnread(sources, content, root);
		this.unknown = faulty.map(({ file }) => getPath(file));
		const settled = new Set(content.suburbs.map(({ regionSlug }) => regionSlug));
		if (
			faulty.some(({ file }) => /\/(regions|suburbs|products)\//.test(file)) ||
			content.regions.some(({ slug }) => !settled.has(slug))
		)
			this.unknown.push("/locations/");
		if (faulty.some(({ file }) => file.includes("/blog/")))
			this.unknown.push("/blog/category/", "/blog/page/");
	}

	/** @param own ids of the headings in the same text */
	check({ file }: Source, { href, line, column }: InternalLink, own?: readonly string[]): Fault[] {
		const message = this.advise(file, href, own);
		return message ? [{ file, line, column, message }] : [];
	}

	/** What to write instead of an address, or undefined when it is right. */
	advise(file: string, href: string, own?: readonly string[]): string | undefined {
		const { origin = "" } = this.linked.content.site ?? {};
		const form = adviseForm(href, origin, (path) => this.posts.has(path));
		if (form) return form;
		if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return undefined;
		if (href.startsWith("#")) return own && adviseAnchor(href, own);
		const [target = "", fragment] = href.replace(/\?[^#]*/, "").split("#");
		if (target.startsWith("/figures/")) {
			return this.figures.has(target)
				? undefined
				: `there is no ${this.linked.root}${target}${suggestion(target, this.figures)}`;
		}
		const post = this.posts.get(target);
		if (post)
			return this.adviseWaiting(file, target, post) ?? this.adviseFragment(target, fragment);
		if (this.paths.has(target)) return this.adviseFragment(target, fragment);
		if (
			this.unknown.some(
				(start) => start === target || (start.endsWith("/") && target.startsWith(start)),
			)
		)
			return undefined;
		const plain = target.toLowerCase().replace(/(.)\/+$/, "$1");
		if (this.paths.has(plain)) return `write ${plain}: small letters, no slash at the end`;
		return `no page has the address ${target}${suggestPath(target, this.paths)}`;
	}

	/** A published text may not link to a post that readers cannot open yet. */
	private adviseWaiting(
		file: string,
		target: string,
		post: { draft?: boolean | undefined; date: string },
	) {
		const from = this.posts.get(getPath(file));
		if (from?.draft) return undefined;
		if (post.draft) return `${target} is a draft; link to it once it is published`;
		const day = [from?.date ?? "", this.linked.today].sort().at(-1) ?? "";
		return post.date > day
			? `${target} waits until ${post.date}; link to it from then on`
			: undefined;
	}

	private adviseFragment(target: string, fragment: string | undefined): string | undefined {
		if (!fragment || !this.pages.has(target) || this.unknown.includes(target)) return undefined;
		return adviseAnchor(`#${fragment}`, this.anchors.get(target) ?? []);
	}
}

function adviseAnchor(href: string, anchors: readonly string[]): string | undefined {
	const id = href.slice(1);
	if (!id || anchors.includes(id)) return undefined;
	return `no heading there has the id ${id}${suggestion(id, anchors)}`;
}
