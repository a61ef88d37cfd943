import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.ts";

const { executablePath, args, env } = await findBrowser();

/** What people do in a real browser, on the built site. */
export default defineConfig({
	testDir: "tests/browser",
	outputDir: "reports/browser",
	globalSetup: "./tests/browser/serve.ts",
	fullyParallel: true,
	workers: 2,
	forbidOnly: Boolean(process.env.CI),
	reporter: "dot",
	// For a machine that has other work too.
	timeout: 60_000,
	expect: { timeout: 10_000 },
	use: {
		baseURL: process.env.TEST_ORIGIN,
		viewport: { width: 1280, height: 900 },
		actionTimeout: 10_000,
		// Pages scroll at once; what moves has tests of its own.
		contextOptions: { reducedMotion: "reduce" },
		// CI keeps what the browser did; here `--trace on` has that for one test, with pictures of the page at each step.
		trace: {
			mode: process.env.CI ? "retain-on-failure" : "off",
			screenshots: false,
			snapshots: false,
		},
		screenshot: "only-on-failure",
		launchOptions: {
			executablePath,
			args,
			env,
			// By default Playwright switches the back/forward cache off.
			ignoreDefaultArgs: ["--disable-back-forward-cache"],
		},
	},
});
