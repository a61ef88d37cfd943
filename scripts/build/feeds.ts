import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getText } from "../../components/Article/texts.ts";
import { colors } from "../../components/Picture/colors.ts";
import { absolute } from "../content/addresses.ts";
import type { Content } from "../content/collections.ts";
import type { PageSources } from "../content/pageSources.ts";
import { makeFeed, renderText } from "./feed.tsx";
import { makeLlms } from "./llms.ts";
import { makeSitemap } from "./sitemap.ts";

/** What XML cannot hold in any form (https://www.w3.org/TR/xml/#charsets): a reader refuses the whole file for it. */
const unfit = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without the characters that XML cannot hold: controls, halves of pairs, U+FFFE and U+FFFF. */
export function dropUnfit(xml: string): string {
	return xml.replace(unfit, "");
}

/** Writes the files that feed readers, search engines and phones ask for besides the pages of the built site. */
export async function writeFeeds(folder: string, sources: PageSources): Promise<void> {
	const { content } = sources;
	const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
	const feed = await makeFeed(sources, async (post) => renderText(sources, await getText(post)));
	write("feed.xml", dropUnfit(nameCreators(feed.rss2())));
	write("atom.xml", dropUnfit(feed.atom1()));
	write("sitemap.xml", dropUnfit(makeSitemap(sources)));
	write("robots.txt", makeRobots(content));
	mkdirSync(path.join(folder, ".well-known"), { recursive: true });
	write(".well-known/security.txt", makeSecurityText(content));
	write("site.webmanifest", makeManifest(content));
	write("llms.txt", makeLlms(content));
}

/** RSS wants an e-mail address in `author` (https://www.rssboard.org/rss-specification); a name goes in `dc:creator`. */
function nameCreators(rss: string): string {
	return rss.replaceAll(/<author>([^<@]*)<\/author>/g, "<dc:creator>$1</dc:creator>");
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
