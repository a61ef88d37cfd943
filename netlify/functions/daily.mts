import type { Config } from "@netlify/functions";
import { announceMarked } from "../enquiries/announce.ts";
import { forgetOld } from "../enquiries/retention.ts";
import { askWaiting } from "../newsletter/subscribe.ts";
import { live, report } from "../site.ts";

/**
 * Every morning, at six or seven in Sydney: tells the owner of marked enquiries, deletes what is kept for a time only,
 * and asks readers who could not be asked. Each is done whether or not the others fail.
 */
export default async (): Promise<void> => {
	const work = [announceMarked(live), forgetOld(live), askWaiting(live)];
	for (const done of await Promise.allSettled(work))
		if (done.status === "rejected") report("daily work failed", done.reason);
};

export const config: Config = { schedule: "0 20 * * *" };
