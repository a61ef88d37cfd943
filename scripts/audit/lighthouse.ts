import lighthouse from "lighthouse";
import { median } from "../median.ts";

/** Medians of several runs on one page. Scores are 0 to 100, times in milliseconds, sizes in bytes as sent. */
export interface Measures {
	performance: number;
	accessibility: number;
	bestPractices: number;
	seo: number;
	firstPaint: number;
	largestPaint: number;
	blockingTime: number;
	layoutShift: number;
	bytes: number;
	scriptBytes: number;
	requests: number;
}

/** What Lighthouse gives of one load. */
export type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;
type Report = Result["lhr"];
type Request = { resourceType?: string; transferSize?: number };

/**
 * Runs Lighthouse with its phone profile: simulated slow 4G, and a processor four times slower.
 * @param port debugging port of a running Chromium
 */
export async function measurePage(url: string, port: number, runs: number): Promise<Measures> {
	const all: Measures[] = [];
	for (let run = 0; run < runs; run++) all.push(readReport((await runOnce(url, port)).lhr));
	return Object.fromEntries(
		Object.keys(all[0] ?? {}).map((key) => [
			key,
			median(all.map((one) => one[key as keyof Measures])),
		]),
	) as unknown as Measures;
}

/**
 * One run, repeated if Chromium's recording broke off, which says nothing about the page.
 * @throws with the reason at the third time
 */
export async function runOnce(url: string, port: number, tries = 3): Promise<Result> {
	const result = await lighthouse(url, { port, logLevel: "error" });
	const fault = result ? result.lhr.runtimeError?.message : "no result";
	if (result && !fault) return result;
	if (tries === 1) throw new Error(`${url}: ${fault}`);
	return runOnce(url, port, tries - 1);
}

function readReport({ audits, categories }: Report): Measures {
	const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
	const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
	const details = audits["network-requests"]?.details as { items?: Request[] } | undefined;
	const requests = details?.items ?? [];
	const total = (list: Request[]) => list.reduce((sum, one) => sum + (one.transferSize ?? 0), 0);
	return {
		performance: score("performance"),
		accessibility: score("accessibility"),
		bestPractices: score("best-practices"),
		seo: score("seo"),
		firstPaint: value("first-contentful-paint"),
		largestPaint: value("largest-contentful-paint"),
		blockingTime: value("total-blocking-time"),
		layoutShift: value("cumulative-layout-shift"),
		bytes: total(requests),
		scriptBytes: total(requests.filter(({ resourceType }) => resourceType === "Script")),
		requests: requests.length,
	};
}
