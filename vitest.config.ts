import mdx from "@mdx-js/rollup";
import { defineConfig } from "vitest/config";
import { mdxOptions } from "./scripts/content/mdx/plugins.ts";

export default defineConfig({
	plugins: [{ enforce: "pre", ...mdx(mdxOptions) }],
	test: {
		// Vitest would leave one core idle, which is half of a small machine.
		maxWorkers: "100%",
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					testTimeout: 30_000,
					globalSetup: ["tests/encodedPictures.ts"],
					include: ["{components,content,netlify,pages,scripts}/**/*.test.{ts,tsx}"],
				},
			},
			{
				extends: true,
				test: {
					name: "dist",
					testTimeout: 120_000,
					hookTimeout: 60_000,
					include: ["tests/**/*.dist.ts"],
				},
			},
			{
				extends: true,
				test: {
					name: "soak",
					include: ["tests/**/*.soak.ts"],
					testTimeout: 1_200_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
