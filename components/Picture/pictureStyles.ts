import path from "node:path";
import type { Plugin } from "vite";
import { readSource } from "../../scripts/content/source.ts";

const pictures = "content/images/images.yaml";
const gallery = "content/gallery.yaml";
const site = "content/site.yaml";

/**
 * Vite plugin: adds the rules that depend on content to the stylesheets: one for each place of a subject, one for each
 * gallery category, and printed addresses. The content security policy allows no style attributes, and this way neither a
 * new picture nor a new category needs CSS written by hand.
 */
export function pictureStyles(): Plugin {
	return {
		name: "picture-styles",
		enforce: "pre",
		transform(code, id) {
			const read = <Data>(file: string) => {
				this.addWatchFile(path.resolve(file));
				return readSource(file).data as Data | undefined;
			};
			switch (path.relative(".", id.replace(/\?.*$/, ""))) {
				case path.join("components/site.css"): {
					const entries = Object.values(
						read<Record<string, { position?: string }>>(pictures) ?? {},
					);
					const { origin = "" } = read<{ origin?: string }>(site) ?? {};
					const positions = formatPositions(entries.map(({ position = "" }) => position));
					return code + positions + formatPrintedLinks(process.env.SITE_ORIGIN || origin);
				}
				case path.join("components/Gallery/Gallery.css"): {
					const items = read<{ category?: string }[]>(gallery) ?? [];
					return code + formatFilters(items.map(({ category = "" }) => category));
				}
			}
		},
	};
}

/** On paper a link of a text has its whole address after it. */
export function formatPrintedLinks(origin: string): string {
	const whole = `" (${origin.replace(/^https?:\/\/|\/$/g, "")}" attr(href) ")"`;
	return `@layer utilities{@media print{.prose a[href^="/"]::after{content:${whole}}}}\n`;
}

/** A rule for each share that a position has from the left, and from the top; the middle is the default. */
export function formatPositions(positions: string[]): string {
	const places = positions.map((position) => position.split(" "));
	const rules = ["x", "y"].flatMap((side, at) => {
		const shares = new Set(places.flatMap((place) => place[at] || []));
		shares.delete("50%");
		return [...shares].sort().map((share) => `[data-${side}="${share}"]{--${side}:${share}}`);
	});
	return `@layer components{${rules.join("")}}\n`;
}

/**
 * For each category, a rule that hides the pictures of all other categories; "All" has none. Categories are
 * numbered by their place in the list (`data-of`, pages/gallery), because names would take twice the bytes. The tags are
 * named because without them Chromium styles all of a page anew whenever a `:has()` changes, as with each touch of a field.
 */
export function formatFilters(categories: string[]): string {
	const different = [...new Set(categories)].filter(Boolean);
	const chosen = different.map(
		(_category, of) =>
			`.gallery:has([data-of="${of}"]:checked) .gal>:is(figure,ul):not([data-of="${of}"])`,
	);
	return chosen.length ? `@layer components{${chosen.join(",")}{display:none}}\n` : "";
}
