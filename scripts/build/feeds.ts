import { getText } from "../../components/Article/texts.ts";
import { colors } from "../../components/Picture/colors.ts";
import { absolute } from "../content/addresses.ts";
import type { Content } from "../content/collections.ts";
import type { PageSources } from "../content/pageSources.ts";
import { makeFeed, renderText } from "./feed.tsx";
import { makeLlms } from "./llms.ts";

/** What feed readers, search engines and phones ask for besides pages, by its address. */
export async function makeFeedFiles(
	sources: PageSources,
): Promise<[address: string, text: string][]> {
	const { content } = sources;
	const feed = await makeFeed(sources, async (post) =>
		renderText(sources, await getText(post), post),
	);
	// RSS wants an e-mail address in `author` (https://www.rssboard.org/rss-specification); a name goes in `dc:creator`.
	const author = /<author>([^<@]*)<\/author>/g;
	return [
		["/feed.xml", feed.rss2().replaceAll(author, "<dc:creator>$1</dc:creator>")],
		["/atom.xml", feed.atom1()],
		["/robots.txt", makeRobots(content)],
		["/.well-known/security.txt", makeSecurityText(content)],
		["/site.webmanifest", makeManifest(content)],
		["/llms.txt", makeLlms(content)],
	];
}

/** Allows everything except the addresses that forms post to. */
function makeRobots({ site }: Content): string {
	return `User-agent: *\nDisallow: /api/\n\nSitemap: ${absolute(site, "/sitemap.xml")}\n`;
}

/** Whom to tell of a weakness (RFC 9116, https://www.rfc-editor.org/rfc/rfc9116). It holds for a year from the build. */
function makeSecurityText({ site }: Content): string {
	const expires = new Date();
	expires.setUTCHours(0, 0, 0, 0);
	expires.setUTCDate(expires.getUTCDate() + 364);
	const fields = [
		["Contact", `mailto:${site.email}`],
		["Contact", absolute(site, "/contact")],
		["Expires", expires.toISOString()],
		["Preferred-Languages", "en"],
		["Canonical", absolute(site, "/.well-known/security.txt")],
	];
	return fields.map(([name, value]) => `${name}: ${value}\n`).join("");
}

/** The web app manifest: name, colours and icons for a phone's home screen. */
function makeManifest({ site }: Content): string {
	const manifest = {
		id: "/",
		name: site.brand,
		short_name: site.brand,
		description: site.about,
		lang: "en-AU",
		start_url: "/",
		scope: "/",
		display: "browser",
		background_color: colors.sun,
		theme_color: colors.ink,
		icons: [
			{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
			{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
		],
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}
