import type { Plugin } from "vite";
import { shapesOf } from "../Icon/shapes.ts";

/**
 * A Vite plugin that keeps the script of a page to our own lines. Vike's client runtime is built for every
 * project though HTML-only pages never load it. As long as it is built, the code it shares with ours is split
 * into a file of its own, which costs a round trip. Vite's preload helper is half of what would be left.
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
			filter: { id: [runtime, preloadHelper] },
			handler: (id) => (runtime.test(id) ? "" : "export const __vitePreload = (load) => load();"),
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

const runtime = /vike\/dist\/client\/runtime-server-routing\/entry\.js$/;
// The id of a virtual module starts with a zero.
const preloadHelper = /^\0vite\/preload-helper\.js$/;

/** What Vite leaves where a style was imported: 14 bytes of every page. */
const emptyStyle = /\/\* empty css +\*\//;

/** An icon's file has 200 bytes around its shapes. */
const icon = /lucide-static\/dist\/esm\/icons\//;

/** A form needs all of these whenever it wakes: one file weighs 1 KB less than three, and comes sooner. */
const formLibraries = {
	name: "form-libraries",
	test: /node_modules[\\/](react|react-dom|scheduler|react-hook-form)[\\/]/,
};
