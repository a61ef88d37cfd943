import mdx from "@mdx-js/rollup";
import react from "@vitejs/plugin-react";
import browserslistToEsbuild from "browserslist-to-esbuild";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { leanClient } from "./components/islands/lean.ts";
import { pictureStyles } from "./components/Picture/pictureStyles.ts";
import { serveSearchIndex } from "./scripts/build/searchIndex.ts";
import { mdxOptions } from "./scripts/content/mdx/options.ts";
import { reloadContent } from "./scripts/content/reload.ts";

export default defineConfig({
	plugins: [
		vike(),
		leanClient(),
		pictureStyles(),
		reloadContent(encodePictures),
		serveSearchIndex(),
		// For the writers' preview; scripts/content/bodies.ts reads the texts of content/.
		{ enforce: "pre", ...mdx(mdxOptions) },
		react(),
	],
	// Netlify's local runtime and the audit write pages there, for which Vite would reload the preview.
	server: { watch: { ignored: ["**/.netlify/**", "**/reports/**"] } },
	build: {
		// The line of package.json that docs/upkeep.md explains.
		target: browserslistToEsbuild(),
		reportCompressedSize: false,
		modulePreload: false,
		// Its report would warn about the time that Vike takes to prerender.
		rolldownOptions: { checks: { bundlerTimings: false } },
	},
});

/** Loaded when a picture changes: a build would load the encoder for nothing. */
async function encodePictures() {
	const { buildImages } = await import("./scripts/build/images.ts");
	return buildImages();
}
