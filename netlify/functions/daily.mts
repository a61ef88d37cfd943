import type { Config, Context } from "@netlify/functions";
import { announceMarked } from "../enquiries/announce.ts";
import { forgetDays } from "../enquiries/retention.ts";

/** Every morning, at six or seven in Sydney: tells the owner of marked enquiries and deletes what is kept for a time only. */
export default async (_request: Request, context: Context): Promise<void> => {
	await announceMarked(context);
	await forgetDays(context);
};

export const config: Config = { schedule: "0 20 * * *" };
