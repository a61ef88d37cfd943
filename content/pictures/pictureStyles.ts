import path from "node:path";
import type { Plugin } from "vite";
import { readYaml } from "../source.ts";

const pictures = "content/images/images.yaml";
const gallery = "content/gallery.yaml";
const stylesheet = path.resolve("components/site.css");

/**
 * Vite plugin: adds to the site's stylesheet what follows from the pictures: one rule for each place that a
 * subject can have, and one for each category of the gallery. The content security policy allows no style
 * attributes, and neither a new picture nor a new category asks for CSS by hand.
 */
export function pictureStyles(): Plugin {
	return {
		name: "picture-styles",
		enforce: "pre",
		transform(code, id) {
			if (path.resolve(id.replace(/\?.*$/, "")) !== stylesheet) return;
			for (const file of [pictures, gallery]) this.addWatchFile(path.resolve(file));
			const entries = (readYaml(pictures).data ?? {}) as Record<string, { position?: string }>;
			const items = (readYaml(gallery).data ?? []) as { category?: string }[];
			return [
				code,
				formatPositions(Object.values(entries).map(({ position = "" }) => position)),
				formatFilters(items.map(({ category = "" }) => category)),
			].join("");
		},
	};
}

/** Rules for the positions, each once; the middle is where pictures stand without one. */
export function formatPositions(positions: string[]): string {
	const places = [...new Set(positions)].filter((place) => place && place !== "50% 50%").sort();
	const rules = places.map((place) => `.pic[data-pos="${place}"]{--pos:${place}}`);
	return `@layer components{${rules.join("")}}\n`;
}

/**
 * A rule that hides what is of another category than the chosen one, for each category; "All" has none. They go by
 * their place in the list (`data-of`, pages/gallery), as their names would weigh twice as much.
 */
export function formatFilters(categories: string[]): string {
	const different = [...new Set(categories)].filter(Boolean);
	const chosen = different.map(
		(_category, of) => `.gallery:has([data-of="${of}"]:checked) .gal>:not([data-of="${of}"])`,
	);
	return chosen.length ? `@layer components{${chosen.join(",")}{display:none}}\n` : "";
}
