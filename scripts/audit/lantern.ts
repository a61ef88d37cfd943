import { LanternLargestContentfulPaint } from "lighthouse/core/computed/metrics/lantern-largest-contentful-paint.js";
import { type Result, runOnce } from "./lighthouse.ts";

/** One load of a page, as Lighthouse records it. */
export type Load = Result["artifacts"] & { settings: Result["lhr"]["configSettings"] };

/** A file that a page fetched. */
export interface File {
	/** Document, Stylesheet, Script, Font or Image. */
	type: string;
	/** Chromium's first: Low for pictures that have none of their own, nearly all of them below the first view. */
	priority: string;
	/** With headers. */
	bytes: number;
}

/** Loads a page once. @param port debugging port of a running Chromium */
export async function recordPage(url: string, port: number): Promise<Load> {
	const { artifacts, lhr } = await runOnce(url, port);
	return { ...artifacts, settings: lhr.configSettings };
}

/**
 * The largest paint in milliseconds as Lighthouse computes it from a load, had its files been others.
 * @param sizes bytes that a file would take; undefined if it were not fetched
 */
export async function simulatePaint(
	load: Load,
	sizes: (file: File) => number | undefined,
): Promise<number> {
	const { DevtoolsLog, Trace, URL, SourceMaps, HostDPR, settings } = load;
	const files = new Map<string, Omit<File, "bytes">>();
	const left = new Set<string>();
	const events = structuredClone(DevtoolsLog);
	for (const { method, params } of events) {
		if (method === "Network.requestWillBeSent") {
			const { initialPriority: priority } = params.request;
			files.set(params.requestId, { type: params.type ?? "", priority });
		}
		if (method !== "Network.loadingFinished") continue;
		const { requestId, encodedDataLength } = params;
		const file = files.get(requestId);
		const bytes = file && sizes({ ...file, bytes: encodedDataLength });
		if (bytes === undefined) left.add(requestId);
		else params.encodedDataLength = bytes;
	}
	const devtoolsLog = events.filter(
		({ params = {} }) => !("requestId" in params && left.has(String(params.requestId))),
	);
	const { timing } = await LanternLargestContentfulPaint.request(
		{
			devtoolsLog,
			trace: Trace,
			gatherContext: { gatherMode: "navigation" },
			settings,
			URL,
			SourceMaps,
			HostDPR,
			simulator: null,
		},
		{ settings, computedCache: new Map() },
	);
	return timing;
}
