import mdx from "@mdx-js/rollup";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { mdxOptions } from "./content/mdx/options.ts";
import { reloadContent } from "./content/reload.ts";

export default defineConfig({
	plugins: [vike(), reloadContent(), { enforce: "pre", ...mdx(mdxOptions) }, react()],
	build: {
		target: "baseline-widely-available",
		reportCompressedSize: false,
	},
});
