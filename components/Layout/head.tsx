import { absolute } from "../../scripts/content/addresses.ts";
import type { Card } from "../../scripts/content/pictures/encoded.ts";
import type { Site } from "../../scripts/content/schemas/site.ts";
import type { Crumb } from "../Crumbs/Crumbs.tsx";
import { JsonScript } from "../JsonScript/JsonScript.tsx";
import { colors } from "../Picture/colors.ts";
import { describeTrail } from "./structuredData.ts";

/** What a page says about itself; every `+data` returns one as `head`. */
export interface Head {
	title: string;
	/** Goes without the trading name after it, where its words are fixed. */
	exactTitle?: boolean;
	/** 70 to 160 characters, different on every page. */
	description: string;
	/** Open Graph type; "article" for posts. */
	type?: "website" | "article";
	/** Name of the picture shown for the page where no sharing card is made for it. */
	image?: string;
	/** schema.org objects without @context (components/Layout/structuredData.ts); breadcrumbs are added from the crumbs. */
	structuredData?: readonly object[];
	noindex?: boolean;
	/** Date and subject of an article, for sharing cards. */
	article?: { published: string; section: string; tags?: readonly string[] };
}

interface Props {
	head: Head;
	/** Canonical path; on an alias, that of its target. */
	path: string;
	site: Site;
	/** What other sites show beside a link to the page. */
	image: Card;
	crumbs: Crumb[];
}

/** Characters of a title that search results show. */
const longestTitle = 62;

/** Title, description, canonical, sharing cards and structured data of a page. */
export function HeadTags({ head, path, site, image, crumbs }: Props) {
	const { brand } = site;
	const { title, exactTitle, description, noindex, structuredData = [] } = head;
	const trail = crumbs.length > 0 ? [describeTrail(site, crumbs, path)] : [];
	const branded = `${title} | ${brand}`;
	const blog = `${brand} blog`;
	return (
		<>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<title>{exactTitle || branded.length > longestTitle ? title : branded}</title>
			<meta name="description" content={description} />
			<link rel="canonical" href={absolute(site, path)} />
			{noindex && <meta name="robots" content="noindex, follow" />}
			<meta name="theme-color" content={colors.ink} />
			<link rel="icon" href="/favicon.ico" sizes="32x32" />
			<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
			<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
			<link rel="manifest" href="/site.webmanifest" />
			<link rel="alternate" type="application/rss+xml" title={blog} href="/feed.xml" />
			<link rel="alternate" type="application/atom+xml" title={`${blog} (Atom)`} href="/atom.xml" />
			<SharingTags head={head} path={path} site={site} image={image} />
			{[...structuredData, ...trail].map((data) => (
				<JsonScript
					key={JSON.stringify(data)}
					type="application/ld+json"
					data={{ "@context": "https://schema.org", ...data }}
				/>
			))}
		</>
	);
}

/** Open Graph and Twitter tags (PST-18, PST-19). */
function SharingTags({ head, path, site, image }: Omit<Props, "crumbs">) {
	const { title, description, type = "website", article } = head;
	const picture = absolute(site, image.url);
	return (
		<>
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:type" content={type} />
			<meta property="og:url" content={absolute(site, path)} />
			<meta property="og:image" content={picture} />
			<meta property="og:image:width" content={String(image.width)} />
			<meta property="og:image:height" content={String(image.height)} />
			<meta property="og:image:alt" content={image.alt} />
			<meta property="og:site_name" content={site.brand} />
			<meta property="og:locale" content="en_AU" />
			{article && (
				<>
					<meta property="article:published_time" content={article.published} />
					<meta property="article:section" content={article.section} />
					{article.tags?.map((tag) => (
						<meta key={tag} property="article:tag" content={tag} />
					))}
				</>
			)}
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={title} />
			<meta name="twitter:description" content={description} />
			<meta name="twitter:image" content={picture} />
			<meta name="twitter:image:alt" content={image.alt} />
		</>
	);
}
