import type { Plugin } from "vite";
import { shapesOf } from "../Icon/shapes.ts";

/**
 * Keeps each page's script to our own code. HTML-only pages never load Vike's client runtime, but Vike builds it all
 * the same; Rolldown would then move shared code into a separate file, which costs a round trip. Vite's preload
 * helper would be half of what is left.
 */
export function leanClient(): Plugin {
	return {
		name: "lean-client",
		apply: "build",
		enforce: "pre",
		config: () => ({
			environments: {
				client: {
					build: { rolldownOptions: { output: { codeSplitting: { groups: [formLibraries] } } } },
				},
			},
		}),
		load: {
			order: "pre",
			filter: { id: replaced.map(([file]) => file) },
			handler(id) {
				// Pages are rendered from whole icons.
				if (this.environment.name !== "client") return undefined;
				return replaced.find(([file]) => file.test(id))?.[1];
			},
		},
		transform: {
			filter: { id: icon },
			handler: (code) => code.replace(/`(.*)`/s, (_, svg) => JSON.stringify(shapesOf(svg))),
		},
		generateBundle: {
			order: "post",
			handler(_options, bundle) {
				for (const file of Object.values(bundle))
					if (file.type === "chunk") file.code = file.code.replace(emptyStyle, "");
			},
		},
	};
}

/** Modules, and what stands in their place. */
const replaced: [file: RegExp, code: string][] = [
	[/vike\/dist\/client\/runtime-server-routing\/entry\.js$/, ""],
	// The id of a virtual module starts with a zero.
	[/^\0vite\/preload-helper\.js$/, "export const __vitePreload = (load) => load();"],
	// The icons have only their shapes left, see `transform`.
	[/components\/Icon\/shapes\.ts$/, "export const shapesOf = (shapes) => shapes;"],
];

/** What Vite leaves in place of a style import: 14 bytes on every page. */
const emptyStyle = /\/\* empty css +\*\//;

/** An icon's file has 200 bytes around its shapes. */
const icon = /lucide-static\/dist\/esm\/icons\//;

/** A form needs all of these to hydrate: one file is 1 KB smaller than three, and arrives sooner. */
const formLibraries = {
	name: "form-libraries",
	test: /node_modules[\\/](react|react-dom|scheduler|react-hook-form)[\\/]/,
};
