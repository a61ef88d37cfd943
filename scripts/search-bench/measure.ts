import type { Browser, Page } from "playwright-core";
import { queries } from "../../tests/searchQueries.ts";
import { median } from "../median.ts";
import type { Candidate } from "./candidate.ts";
import { type Link, openLink } from "./link.ts";

export interface Measured {
	/** Body bytes sent from opening search to the first results. */
	bytes: number;
	/** Milliseconds for the same, on a slow processor and a slow line; the median of several. */
	firstResult: number;
	/** Milliseconds for a search with everything loaded; the median of the ten. */
	laterResult: number;
	/** Queries for which a right page is among the first three of its group. */
	right: string[];
}

/** How much slower than this machine a phone is, as in Lighthouse. Workers are not slowed. */
const slowdown = 4;
const rounds = 5;

/** Runs a candidate in the browser. */
export async function measure(browser: Browser, candidate: Candidate): Promise<Measured> {
	const link = await openLink(candidate);
	try {
		const times: number[] = [];
		for (let round = 0; round < rounds; round++) times.push(await searchCold(browser, link));
		const { bytes } = link;
		return { bytes, firstResult: median(times), ...(await searchWarm(browser, link)) };
	} finally {
		link.stop();
	}
}

/** Milliseconds from opening search to the first results, with nothing cached. */
async function searchCold(browser: Browser, link: Link): Promise<number> {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.goto(`${link.origin}/blank`);
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	Object.assign(link, { isSlow: true, bytes: 0 });
	const time = await page.evaluate(async (words) => {
		const start = performance.now();
		const script = document.createElement("script");
		script.type = "module";
		script.src = "/page.js";
		const loaded = new Promise((resolve) => script.addEventListener("load", resolve));
		document.body.append(script);
		await loaded;
		await (window as unknown as Searching).search(words);
		return performance.now() - start;
	}, queries[0]?.words ?? "");
	link.isSlow = false;
	await context.close();
	return time;
}

/** Runs every query with the engine and index already loaded. */
async function searchWarm(browser: Browser, link: Link) {
	const page = await browser.newPage();
	await page.goto(link.origin);
	await search(page, queries[0]?.words ?? "");
	const right: string[] = [];
	const times: number[] = [];
	for (const { words, answers } of queries) {
		const { found, time } = await search(page, words);
		times.push(time);
		const shown = firstOfGroups(found).map(withoutAnchor);
		if (answers.some((answer) => shown.includes(withoutAnchor(answer)))) right.push(words);
	}
	await page.close();
	return { right, laterResult: median(times) };
}

interface Searching {
	search(words: string, count?: number): Promise<string[]>;
}

/** Asks for thirty results, so that there are three of each group if the engine has no groups. */
function search(page: Page, words: string) {
	return page.evaluate(async (words) => {
		const start = performance.now();
		await (window as unknown as Searching).search(words);
		const time = performance.now() - start;
		return { time, found: await (window as unknown as Searching).search(words, 30) };
	}, words);
}

/** The first three of each kind of page, as the site groups them. */
function firstOfGroups(found: string[]): string[] {
	const kinds = Map.groupBy(
		found,
		(path) => /^\/(blog|products|locations)\//.exec(path)?.[1] ?? "",
	);
	return [...kinds.values()].flatMap((paths) => paths.slice(0, 3));
}

function withoutAnchor(path: string): string {
	return path.replace(/#.*/, "");
}
