import type { Config } from "vike/types";

// HTML-only pages: React renders on the server alone, islands hydrate in the browser.
export default {
	// scripts/build.ts runs `vike prerender` by itself, and makes feeds and the search with what stands in dist/server.
	prerender: { noExtraDir: true, keepDistServer: true, disableAutoRun: true },
	clientRouting: false,
	trailingSlash: false,
	// An async script in the head may run before the page is parsed, and would mount only what is there by then.
	injectScriptsAt: "HTML_END",
	meta: { Page: { env: { server: true } } },
} satisfies Config;
