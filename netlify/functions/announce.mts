import type { Config, Context } from "@netlify/functions";
import { announceMissed } from "../announceMissed.ts";

/** Every ten minutes: tells the owner's webhook of enquiries that it has not heard of yet. */
export default async (_request: Request, context: Context): Promise<void> => {
	await announceMissed(context);
};

export const config: Config = { schedule: "*/10 * * * *" };
