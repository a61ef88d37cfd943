import mdx from "@mdx-js/rollup";
import react from "@vitejs/plugin-react";
import browserslistToEsbuild from "browserslist-to-esbuild";
import vike from "vike/plugin";
import { defineConfig, type UserConfig } from "vite";
import { leanClient } from "./components/islands/lean.ts";
import { pictureStyles } from "./components/Picture/pictureStyles.ts";
import { serveSearchIndex } from "./scripts/build/searchIndex.ts";
import { mdxOptions } from "./scripts/content/mdx/options.ts";
import { reloadContent } from "./scripts/content/reload.ts";

/** Vike's own key is not among Vite's types. */
type Config = UserConfig & { vitePluginServerEntry: { disableAutoImport: boolean } };

/**
 * The configuration without Vike's plugin. Vike adds that itself when it is passed a configuration instead of looking
 * for this file, which it and Vite would bundle and load three times (scripts/build/bundle.ts).
 */
export function configure(command: "build" | "serve"): Config {
	return {
		// Vite leaves it in the pages' code, where Node looks it up in the environment thousands of times.
		define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
		// scripts/build/bundle.ts copies the public files: they change more often than what is bundled.
		publicDir: command === "serve" && "public",
		plugins: [
			leanClient(),
			pictureStyles(),
			reloadContent(encodePictures),
			serveSearchIndex(),
			// For the writers' preview; scripts/content/bodies.ts reads the texts of content/.
			{ enforce: "pre", ...mdx(mdxOptions) },
			react(),
		],
		// Vike would record in node_modules where it has put the code of the pages, and look there later, although the
		// bundle may come from the cache and its folder, one of the tests', may be gone.
		vitePluginServerEntry: { disableAutoImport: true },
		// Pages land there that are not of the preview: copies that functions carry, and the audit's. Vite would reload.
		server: { watch: { ignored: ["**/.netlify/**", "**/reports/**"] } },
		build: {
			// The line of package.json that docs/upkeep.md explains.
			target: browserslistToEsbuild(),
			reportCompressedSize: false,
			modulePreload: false,
			// scripts/build/bundle.ts does it, but for the pages.
			emptyOutDir: false,
			// The report on time would warn about a group of Vike's that has no name.
			rolldownOptions: { checks: { bundlerTimings: false } },
		},
	};
}

/** Loaded when a picture changes: a build would load the encoder for nothing. */
async function encodePictures() {
	const { buildImages } = await import("./scripts/build/images.ts");
	return buildImages();
}

export default defineConfig(({ command }) => {
	const { plugins = [], ...config } = configure(command);
	return { ...config, plugins: [vike(), ...plugins] };
});
