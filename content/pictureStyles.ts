import path from "node:path";
import type { Plugin } from "vite";
import { readYaml } from "./source.ts";

const pictures = "content/images/images.yaml";
const stylesheet = path.resolve("components/site.css");

/**
 * Vite plugin: adds to the site's stylesheet one rule for each place that a picture's subject can have.
 * The content security policy allows no style attributes, and a new picture asks for no CSS by hand.
 */
export function pictureStyles(): Plugin {
	return {
		name: "picture-styles",
		enforce: "pre",
		transform(code, id) {
			if (path.resolve(id.replace(/\?.*$/, "")) !== stylesheet) return;
			this.addWatchFile(path.resolve(pictures));
			const entries = (readYaml(pictures).data ?? {}) as Record<string, { position?: string }>;
			return code + formatPositions(Object.values(entries).map(({ position }) => position ?? ""));
		},
	};
}

/** Rules for the positions, each once; the middle is where pictures stand without one. */
export function formatPositions(positions: string[]): string {
	const places = [...new Set(positions)].filter((place) => place && place !== "50% 50%").sort();
	const rules = places.map((place) => `.pic[data-pos="${place}"]{--pos:${place}}`);
	return `@layer components{${rules.join("")}}\n`;
}
