import type { Config, Context } from "@netlify/functions";
import { announceMarked } from "../enquiries/announce.ts";
import { forgetOld } from "../enquiries/retention.ts";
import { tendReaders } from "../newsletter/subscribe.ts";

/** Every morning, at six or seven in Sydney: tells the owner of marked enquiries, asks readers who could not be asked, and deletes what is kept for a time only. */
export default async (_request: Request, context: Context): Promise<void> => {
	await announceMarked(context);
	await forgetOld(context);
	// The host sets the site's own address.
	if (process.env.URL) await tendReaders(context, process.env.URL);
};

export const config: Config = { schedule: "0 20 * * *" };
