import { type FSWatcher, watch } from "node:fs";
import { dev } from "vike/api";
import { type Answer, answerAddress, answerMissing } from "../../netlify/hosting.ts";
import { buildFonts } from "../build/fonts.ts";
import { buildMap } from "../build/mapPicture.ts";
import { buildPictures } from "../build/pictures.ts";
import { step } from "../build/progress.ts";
import { hiddenPaths, listPaths } from "../content/addresses.ts";
import { contentRoot, getContent } from "../content/collections.ts";
import { ContentError } from "../content/faults.ts";
import { findFreePort } from "./ports.ts";

/**
 * Starts Vike's dev server in this process, once the content can be read and its pictures, typefaces and maps are made,
 * from the cache where possible.
 * @returns its port, and what ends it
 */
export async function startPages() {
	await waitForContent();
	await buildFonts();
	await buildMap();
	const port = await findFreePort();
	// The browser gets its signals from Vike's own server, past ours.
	const server = { port, strictPort: true, ws: { clientPort: port } };
	const { viteServer } = await dev({ viteConfig: { configLoader: "native", server } });
	return { port, close: () => viteServer.close() };
}

/** While the content has faults, prints them once after each change, like `npm run check:content`. */
async function waitForContent(): Promise<void> {
	let saved = Promise.withResolvers<void>();
	const watcher = followContent(() => saved.resolve());
	try {
		while (!(await canBeRead())) {
			await saved.promise;
			saved = Promise.withResolvers();
		}
	} finally {
		watcher.close();
	}
}

async function canBeRead(): Promise<boolean> {
	try {
		const content = getContent();
		await step("Pictures", (report) => buildPictures(content, report));
		return true;
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		console.error(`${error.message}\nMend it and save: the preview starts when nothing is left.`);
		return false;
	}
}

/**
 * The answer to an address under `npm run dev`, where pages are not yet files that could take precedence over the host's
 * redirects. Broken content counts as a page, so that the dev server reports what is wrong with it.
 */
export function answerInDev(pathname: string, search: string): Answer {
	const answer = answerAddress(pathname, search);
	if (answer) return answer;
	const missing = answerMissing(pathname, search);
	return missing && !hasPage(pathname) ? missing : undefined;
}

function hasPage(pathname: string): boolean {
	try {
		const content = getContent();
		return (
			listPaths(content).includes(pathname) ||
			hiddenPaths.includes(pathname) ||
			content.aliases.some(({ from }) => from === pathname)
		);
	} catch {
		return true;
	}
}

/** Milliseconds without another change, because editors save a file in several steps. */
const calm = 150;

/** Calls back whenever content files have been saved. Start it before the first reading, so that no save is missed. */
function followContent(saved: () => void): FSWatcher {
	let timer: NodeJS.Timeout | undefined;
	return watch(contentRoot, { recursive: true }, () => {
		clearTimeout(timer);
		timer = setTimeout(saved, calm);
	});
}
