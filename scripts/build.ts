import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { InlineConfig } from "vite";
import { writeWhole } from "./build/fillFolder.ts";
import { buildFonts } from "./build/fonts.ts";
import { writeHostFiles } from "./build/hostFiles.ts";
import { buildMap } from "./build/mapPicture.ts";
import { buildPictures } from "./build/pictures.ts";
import { step } from "./build/progress.ts";
import { buildCards } from "./build/sharingCards.ts";
import { listMissing } from "./check/launch.ts";
import { reportFaults } from "./check/report.ts";
import { getContent } from "./content/collections.ts";
import { ContentError } from "./content/faults.ts";
import { readSources } from "./content/pageSources.ts";

/**
 * `npm run build`: makes the whole site in dist/client, from the content to the host's files. Pictures and sharing cards
 * stay in public/, where only what changed is made anew; deleting them costs nothing but time.
 */
async function build(): Promise<void> {
	// Every post, product, place and list of content/ is checked before anything is made of it.
	if (!reportFaults()) {
		process.exitCode = 1;
		return;
	}

	// What pages name by address: pictures in their widths, typefaces cut to the characters in use, drawings of the
	// service area, and a card for each page that people share.
	const content = getContent();
	await step("Pictures", async (report) => `${await buildPictures(content, report)} files`);
	await step("Typefaces", buildFonts);
	await step("Maps", () => buildMap(content));
	await step("Sharing cards", async (report) => `${await buildCards(content, report)} cards`);

	// Vite bundles script and styles and copies public/, then Vike renders each address to an HTML file.
	writeWhole(checkedContent, JSON.stringify(content));
	await step("Script and styles", () => runVike("build"));
	await step("Pages", () => {
		runVike("prerender");
		return `${globSync("**/*.html", { cwd: folder }).length} pages`;
	});

	// What is made of the content besides pages: search, feeds, sitemap, manifest, redirects and headers.
	const { writeTextFiles } = await importBundled();
	const sources = await readSources(content);
	await step("Search, feeds and sitemap", () => writeTextFiles(folder, sources));
	await step("Redirects and headers", () => writeHostFiles(folder));

	for (const missing of listMissing(content)) console.log(`Before launch: ${missing}`);
	const seconds = (performance.now() / 1000).toFixed(1);
	console.log(
		`\nBuilt ${folder} in ${seconds} s. \`npm run serve\` shows it; \`npm start\` does both.`,
	);
}

/** What the host publishes. */
const folder = "dist/client";
/** What Vike's processes read instead of the files of the content, which are read and checked by then. */
const checkedContent = path.resolve(".cache/content.json");

/** How Vite finds its configuration: rendering needs nothing of it, since it goes by what stands in dist/server. */
const viteConfig = {
	build: { configLoader: "native" },
	prerender: { configFile: false },
} satisfies Record<string, InlineConfig>;

/**
 * Runs Vike, which writes a line for each page to a log that nobody reads, in a process of its own: it keeps every page
 * until the last, and Vite what it has bundled.
 * @throws if it fails; it has printed the reason then
 */
function runVike(command: keyof typeof viteConfig): void {
	const args = ["--disable-warning=ExperimentalWarning", "node_modules/vike/bin.js", command];
	const { status } = spawnSync(process.execPath, args, {
		stdio: ["ignore", "ignore", "inherit"],
		env: {
			...process.env,
			NODE_ENV: "production",
			CHECKED_CONTENT: checkedContent,
			VITE_CONFIG: JSON.stringify(viteConfig[command]),
		},
	});
	if (status !== 0) throw new Error(`vike ${command} has failed, for the reason above.`);
}

/** What Vite has bundled beside the pages: it reads texts, which only Vite compiles. */
async function importBundled(): Promise<typeof import("./build/textFiles.ts")> {
	// React renders the feeds.
	process.env.NODE_ENV = "production";
	return import(pathToFileURL("dist/server/textFiles.mjs").href);
}

try {
	await build();
} catch (error) {
	console.error(error instanceof ContentError ? error.message : error);
	process.exitCode = 1;
}
