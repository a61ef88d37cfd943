import { colors } from "../../components/Picture/colors.ts";
import type { Content } from "../content/collections.ts";

/** The web app manifest: name, colours and icons for a phone's home screen. */
export function makeManifest({ site }: Content): string {
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
