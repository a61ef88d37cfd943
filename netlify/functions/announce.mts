import type { Config, Context } from "@netlify/functions";
import { announceMissed } from "../enquiries/announce.ts";

/** Every ten minutes: sends the owner's webhook the enquiries that it has not received yet. */
export default async (_request: Request, context: Context): Promise<void> => {
	await announceMissed(context);
};

export const config: Config = { schedule: "*/10 * * * *" };
