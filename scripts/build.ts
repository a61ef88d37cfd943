import { rmSync } from "node:fs";
import { reportFaults } from "./check-content.ts";
import { writeFeeds } from "./feeds.ts";
import { buildFonts } from "./fonts.ts";
import { writeHostFiles } from "./host-files.ts";
import { buildImages } from "./images.ts";
import { buildMap } from "./map.ts";
import { buildCards } from "./og.ts";
import { buildPages } from "./pages.ts";
import { writeSearchIndex } from "./search-index.ts";

/** Set when the site was built a moment ago: `netlify serve` would run the build a second time. */
const isBuilt = process.env.SITE_IS_BUILT === "1";

/**
 * The whole build: content check, fonts, pictures, maps, sharing cards, pages, then the files for readers,
 * robots, search and the host. Gives the exit code.
 * @param hasCards false makes no sharing cards; pages then show their picture (scripts/bench)
 */
export async function buildSite({ hasCards = true } = {}): Promise<number> {
	process.env.NODE_ENV = "production";
	if (!reportFaults()) return 1;
	await buildFonts();
	await buildImages();
	await buildMap();
	if (hasCards) await buildCards();
	rmSync("dist", { recursive: true, force: true });
	const status = buildPages();
	if (status !== 0) return status;
	writeHostFiles("dist/client");
	await writeFeeds("dist/client");
	await writeSearchIndex("dist/client");
	return 0;
}

if (import.meta.main) process.exitCode = isBuilt ? 0 : await buildSite();
