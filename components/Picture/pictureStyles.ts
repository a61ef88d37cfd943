import path from "node:path";
import type { Plugin } from "vite";
import { getContent } from "../../scripts/content/collections.ts";

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
			const rules = formatRules(path.relative(".", id.replace(/\?.*$/, "")));
			if (!rules) return;
			for (const file of ["images/images", "gallery", "site"])
				this.addWatchFile(path.resolve(`content/${file}.yaml`));
			return code + rules;
		},
	};
}

/** What the content adds to a stylesheet, by its path; nothing to most. */
function formatRules(file: string): string | undefined {
	if (file === path.join("components/site.css")) {
		const { images, site } = getContent();
		const positions = Object.values(images).map(({ position }) => position);
		return formatPositions(positions) + formatPrintedLinks(process.env.SITE_ORIGIN || site.origin);
	}
	if (file === path.join("components/Gallery/Gallery.css"))
		return formatFilters(getContent().gallery.map(({ category }) => category));
}

/** On paper a link of a text has its whole address after it. */
function formatPrintedLinks(origin: string): string {
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
function formatFilters(categories: string[]): string {
	const chosen = [...new Set(categories)].map(
		(_category, of) =>
			`.gallery:has([data-of="${of}"]:checked) .gal>:is(figure,ul):not([data-of="${of}"])`,
	);
	return `@layer components{${chosen.join(",")}{display:none}}\n`;
}
