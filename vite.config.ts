import vike from "vike/plugin";
import { defineConfig, type Plugin } from "vite";
import { pictureStyles } from "./components/Picture/pictureStyles.ts";
import { compileTexts } from "./scripts/content/mdx/vitePlugins.ts";
import { reloadContent } from "./scripts/serve/reload.ts";
import { serveSearchFiles } from "./scripts/serve/searchFiles.ts";

/** What most islands need: one file that the browser keeps from page to page, in place of a dozen small ones. */
const islandLibraries = {
	name: "islands",
	test: /node_modules[\\/](react|react-dom|scheduler|lucide)[\\/]|components[\\/](islands[\\/]hydrate|Form[\\/](fields|Field|use\w+)|Icon[\\/]Drawing|Slides[\\/]useSlides|QuoteLink[\\/]\w+|ScrollBox[\\/]ScrollBox)\.tsx?$/,
};

/** What every page's script shares with code that comes later: one file beside it, in place of one for each module. */
const pageLibraries = {
	name: "page",
	test: /preload-helper|components[\\/]Form[\\/](browserStorage|watchWindow)\.ts$/,
	priority: 1,
};

/**
 * Leaves Vite's preloading of styles out of the browser's code: all styles are in one file, and it would be half of a
 * page's script.
 */
const noPreloading: Plugin = {
	name: "no-preloading",
	apply: "build",
	enforce: "pre",
	load: {
		order: "pre",
		filter: { id: /preload-helper\.js$/ },
		handler: () => "export const __vitePreload = (load) => load();",
	},
};

export default defineConfig({
	plugins: [
		vike(),
		noPreloading,
		pictureStyles(),
		reloadContent(),
		serveSearchFiles(),
		compileTexts(),
	],
	// Netlify's local runtime and the audit write pages there, for which Vite would reload the preview.
	server: { watch: { ignored: ["**/.netlify/**", "**/reports/**"] } },
	build: {
		// docs/upkeep.md says why these.
		target: ["chrome120", "edge120", "firefox125", "safari17.2", "ios17.2"],
		reportCompressedSize: false,
		modulePreload: false,
		// Its report would warn about the time that Vike takes to prerender.
		rolldownOptions: { checks: { bundlerTimings: false } },
	},
	environments: {
		// What scripts/build.ts writes from the texts besides their pages.
		ssr: {
			build: {
				copyPublicDir: false,
				rolldownOptions: { input: { textFiles: "scripts/build/textFiles.ts" } },
			},
		},
		client: {
			build: {
				rolldownOptions: {
					output: {
						// Every page's script names them all.
						chunkFileNames: "assets/chunks/[hash:7].js",
						codeSplitting: { groups: [islandLibraries, pageLibraries] },
					},
				},
			},
		},
	},
});
