import type { Config, Context } from "@netlify/functions";
import { announceMarked } from "../enquiries/announce.ts";
import { forgetReceipts } from "../enquiries/channels/receipt.ts";

/** Every morning, at six or seven in Sydney: tells the owner of the marked enquiries. */
export default async (_request: Request, context: Context): Promise<void> => {
	await announceMarked(context);
	await forgetReceipts(context);
};

export const config: Config = { schedule: "0 20 * * *" };
