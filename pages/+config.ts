import type { Config } from "vike/types";

// HTML-only pages: React renders on the server alone, islands hydrate in the browser.
export default {
	// scripts/build/pages.ts starts the prerendering.
	prerender: { noExtraDir: true, disableAutoRun: true },
	clientRouting: false,
	trailingSlash: false,
	injectScriptsAt: "HTML_BEGIN",
	meta: { Page: { env: { server: true } } },
} satisfies Config;
