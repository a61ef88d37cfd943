import { defineConfig } from "vitest/config";

/** The unit tests of the code that code.mjs breaks on purpose. */
export default defineConfig({
	test: {
		testTimeout: 30_000,
		include: [
			"components/PriceGuide/*.test.ts",
			"content/faults.test.ts",
			"content/validate/*.test.ts",
			"content/yaml/{advice*,mends,traps}.test.ts",
			"netlify/{enquiry*,identity,issueText,newsletter,plainText,requestBody,requestChecks,submission,subscribe,suspicion}.test.ts",
		],
	},
});
