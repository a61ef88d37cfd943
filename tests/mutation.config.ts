import { defineConfig } from "vitest/config";

/** The unit tests of the code that `npm run test:mutation` breaks on purpose: see stryker.config.json. */
export default defineConfig({
	test: {
		testTimeout: 30_000,
		include: [
			"components/PriceGuide/*.test.ts",
			"content/{check,rules}.test.ts",
			"content/schema/*.test.ts",
			"netlify/{enquiry,identity,issueText,newsletter,plainText,requestBody,requestChecks,submission,suspicion}.test.ts",
		],
	},
});
