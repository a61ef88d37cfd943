/**
 * What both runs of Stryker share.
 * @param {string} name of the run and of its Vitest configuration
 * @returns {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export const base = (name) => ({
	testRunner: "vitest",
	vitest: { configFile: `tests/mutation/${name}.config.ts`, related: false },
	// A name that no file has: Stryker rewrites it through an interface that TypeScript 7 no longer has.
	tsconfigFile: "none",
	coverageAnalysis: "perTest",
	concurrency: 2,
	reporters: ["clear-text", "json"],
	jsonReporter: { fileName: `reports/mutation-${name}.json` },
	clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
	ignorePatterns: [
		"/dist",
		"/.netlify",
		"/reports",
		"/public/og",
		"/scripts/imagery",
		"/.git",
		"/.cache/*",
		"!/.cache/pictures.json",
	],
});
