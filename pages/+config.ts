import type { Config } from "vike/types";

// HTML-only pages: React renders on the server alone, islands wake in the browser.
export default {
	// scripts/build/pages.ts starts it.
	prerender: { noExtraDir: true, disableAutoRun: true },
	clientRouting: false,
	trailingSlash: false,
	injectScriptsAt: "HTML_BEGIN",
	meta: { Page: { env: { server: true } } },
} satisfies Config;
