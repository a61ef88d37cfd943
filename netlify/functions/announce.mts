import type { Config, Context } from "@netlify/functions";
import { announceMissed } from "../enquiries/announce.ts";

/** Every ten minutes: tells people of the enquiries that they could not be told of at once. */
export default async (_request: Request, context: Context): Promise<void> => {
	await announceMissed(context);
};

export const config: Config = { schedule: "*/10 * * * *" };
