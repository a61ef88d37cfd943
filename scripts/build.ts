import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { reportFaults } from "./check-content.ts";
import { writeFeeds } from "./feeds.ts";
import { buildFonts } from "./fonts.ts";
import { writeHostFiles } from "./host-files.ts";
import { buildImages } from "./images.ts";
import { buildMap } from "./map.ts";
import { buildCards } from "./og.ts";
import { writeSearchIndex } from "./search-index.ts";

/** Set when the site was built a moment ago: `netlify serve` would run the build a second time. */
const isBuilt = process.env.SITE_IS_BUILT === "1";

/** The whole build: content check, fonts, pictures, maps, sharing cards, pages, then the files for readers, robots, search and the host. */
async function build(): Promise<number> {
	process.env.NODE_ENV = "production";
	if (!reportFaults()) return 1;
	await buildFonts();
	await buildImages();
	await buildMap();
	await buildCards();
	rmSync("dist", { recursive: true, force: true });
	const { status } = spawnSync(process.execPath, ["node_modules/vike/bin.js", "build"], {
		stdio: "inherit",
	});
	if (status !== 0) return status ?? 1;
	writeHostFiles("dist/client");
	await writeFeeds("dist/client");
	writeSearchIndex("dist/client");
	return 0;
}

process.exitCode = isBuilt ? 0 : await build();
