import { reportFaults } from "../check-content.ts";
import { readChanges } from "../content/dates.ts";
import { describeSite, findChangedPages, forgetSite, readBuilt, recordSite } from "./changes.ts";
import { writeFeeds } from "./feeds.ts";
import { buildFonts } from "./fonts.ts";
import { writeHostFiles } from "./hostFiles.ts";
import { buildImages } from "./images.ts";
import { buildMap } from "./map.ts";
import { buildCards } from "./og.ts";
import { buildPages, renderAnew } from "./pages.ts";
import { pruneCaches } from "./pruneCache.ts";
import { writeSearchIndex } from "./searchIndex.ts";
import { waitForTurn } from "./turn.ts";

/**
 * The whole build: content check, fonts, pictures, maps, sharing cards, pages, then the files for readers,
 * robots, search and the host. Returns the exit code.
 * @param hasCards false skips the sharing cards; pages then share their picture (scripts/bench)
 */
export async function buildSite({ hasCards = true } = {}): Promise<number> {
	await waitForTurn();
	if (!(await reportFaults())) return 1;
	// Takes a tenth of a second in a separate process, in parallel with the next steps.
	const changes = readChanges();
	await buildFonts();
	const images = await buildImages();
	await buildMap();
	const og = hasCards ? await buildCards() : undefined;
	const built = readBuilt();
	const site = describeSite(built);
	const changed = findChangedPages(site, built);
	forgetSite();
	if (changed) await renderAnew(changed);
	else {
		await buildPages();
		pruneCaches(og ? { images, og } : { images });
	}
	writeHostFiles("dist/client");
	await writeFeeds("dist/client", await changes);
	await writeSearchIndex("dist/client");
	recordSite(site);
	return 0;
}
