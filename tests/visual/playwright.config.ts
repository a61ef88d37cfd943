import { defineConfig } from "@playwright/test";
import browser from "../../playwright.config.ts";

/** `npm run test:visual`, by hand: pictures hold only for the machine that made them, so none is kept in the project. */
export default defineConfig({
	...browser,
	testDir: ".",
	outputDir: "../../reports/visual-differences",
	snapshotPathTemplate: "../../reports/visual/{arg}{ext}",
	globalSetup: "../browser/serve.ts",
	reporter: "list",
	// A share that is enough for the edge of a letter, not for a line of text.
	expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.0005, threshold: 0.15 } },
});
