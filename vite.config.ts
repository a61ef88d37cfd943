import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { leanClient } from "./components/islands/lean.ts";
import { compileMdx } from "./content/mdx/plugin.ts";
import { pictureStyles } from "./content/pictureStyles.ts";
import { reloadContent } from "./content/reload.ts";
import { serveSearchIndex } from "./scripts/search-index.ts";

export default defineConfig({
	plugins: [
		leanClient(),
		vike(),
		pictureStyles(),
		reloadContent(),
		serveSearchIndex(),
		compileMdx(),
		react(),
	],
	build: {
		target: "baseline-widely-available",
		reportCompressedSize: false,
		modulePreload: false,
	},
});
