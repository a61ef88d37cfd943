import { defineConfig } from "vitest/config";
import { compileTexts } from "./scripts/content/mdx/vitePlugins.ts";

const rooms = "{components,netlify,pages,scripts}";
/** Tests of what React runs in a browser: each file has a document and modules of its own. */
const withDocument = "components/{ContactForm,Form,Newsletter,Toast}/*.test.tsx";

export default defineConfig({
	plugins: [compileTexts()],
	test: {
		// One more than the two cores of a small machine: many tests wait for a server or a clock.
		maxWorkers: 3,
		// Far from Sydney and from UTC: a day that is told in the zone of the machine is the wrong one.
		env: { TZ: "Pacific/Honolulu" },
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					testTimeout: 60_000,
					globalSetup: ["tests/temporaryFolders.ts", "tests/encodedPictures.ts"],
					setupFiles: "tests/restore.ts",
					include: [`${rooms}/**/*.test.{ts,tsx}`],
					exclude: [withDocument],
					// Files of one worker share what they load; content alone takes half a second.
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					name: "isolated",
					testTimeout: 60_000,
					globalSetup: ["tests/temporaryFolders.ts", "tests/encodedPictures.ts"],
					setupFiles: "tests/restore.ts",
					include: [withDocument],
				},
			},
			{
				extends: true,
				test: {
					name: "dist",
					testTimeout: 120_000,
					hookTimeout: 60_000,
					include: ["tests/**/*.dist.ts"],
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					name: "engines",
					include: ["tests/**/*.engines.ts"],
					testTimeout: 300_000,
					hookTimeout: 120_000,
					expect: { poll: { timeout: 15_000, interval: 100 } },
				},
			},
		],
	},
});
