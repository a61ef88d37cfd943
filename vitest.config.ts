import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					include: ["{components,content,netlify,pages,scripts}/**/*.test.{ts,tsx}"],
				},
			},
			{
				extends: true,
				test: {
					name: "dist",
					include: ["tests/**/*.dist.ts"],
				},
			},
			{
				extends: true,
				test: {
					name: "browser",
					include: ["tests/**/*.browser.ts"],
					globalSetup: ["tests/serve.ts"],
					testTimeout: 30_000,
					hookTimeout: 60_000,
					fileParallelism: false,
				},
			},
		],
	},
});
