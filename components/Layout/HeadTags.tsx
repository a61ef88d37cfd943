import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import ysabeau from "@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2?url";
import { getContent } from "../../content/collections.ts";
import { absolute } from "../../content/origin.ts";
import { getPicture, pictureUrl } from "../../content/pictures.ts";
import type { Head } from "./head.ts";

/** Title, description, canonical, sharing cards and structured data of a page. */
export function HeadTags({ head }: { head: Head }) {
	const { site } = getContent();
	const { title, description, path, type = "website", noindex, structuredData = [] } = head;
	const picture = head.picture ?? "home-hero";
	const image = absolute(pictureUrl(picture, getPicture(picture).hash, 1200, "jpg"));
	const url = absolute(path);
	const full = path === "/" ? title : `${title} | ${site.brand}`;
	return (
		<>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<title>{full}</title>
			<meta name="description" content={description} />
			<link rel="canonical" href={url} />
			{noindex && <meta name="robots" content="noindex" />}
			<meta name="theme-color" content="#10262c" />
			<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
			<link rel="alternate" type="application/rss+xml" title={`${site.brand} blog`} href="/feed.xml" />
			<link rel="preload" href={ysabeau} as="font" type="font/woff2" crossOrigin="" />
			<link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="" />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:type" content={type} />
			<meta property="og:url" content={url} />
			<meta property="og:image" content={image} />
			<meta property="og:site_name" content={site.brand} />
			<meta property="og:locale" content="en_AU" />
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={title} />
			<meta name="twitter:description" content={description} />
			<meta name="twitter:image" content={image} />
			{structuredData.map((data) => (
				<script
					key={JSON.stringify(data)}
					type="application/ld+json"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
					dangerouslySetInnerHTML={{ __html: toJson(data) }}
				/>
			))}
		</>
	);
}

function toJson(data: object): string {
	return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
}
