import { absolute } from "../../scripts/content/addresses.ts";
import { getContent } from "../../scripts/content/collections.ts";
import type { Crumb } from "../Crumbs/Crumbs.tsx";
import { JsonScript } from "../JsonScript/JsonScript.tsx";
import { colors } from "../Picture/colors.ts";
import type { Head } from "./head.ts";
import { SharingTags } from "./SharingTags.tsx";
import { describeTrail } from "./structured.ts";

/** Title, description, canonical, sharing cards and structured data of a page. */
export function HeadTags({ head, crumbs }: { head: Head; crumbs: Crumb[] }) {
	const { site } = getContent();
	const { title, exactTitle, description, path, noindex, structuredData = [] } = head;
	const trail = crumbs.length > 0 ? [describeTrail(crumbs, path)] : [];
	return (
		<>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<title>{path === "/" || exactTitle ? title : `${title} | ${site.brand}`}</title>
			<meta name="description" content={description} />
			<link rel="canonical" href={absolute(path)} />
			{noindex && <meta name="robots" content="noindex" />}
			<meta name="theme-color" content={colors.ink} />
			<link rel="icon" href="/favicon.ico" sizes="32x32" />
			<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
			<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
			<link rel="manifest" href="/site.webmanifest" />
			<Feed type="rss" href="/feed.xml" />
			<Feed type="atom" href="/atom.xml" />
			<SharingTags head={head} />
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

function Feed({ type, href }: { type: "rss" | "atom"; href: string }) {
	const title = `${getContent().site.brand} blog${type === "atom" ? " (Atom)" : ""}`;
	return <link rel="alternate" type={`application/${type}+xml`} title={title} href={href} />;
}
