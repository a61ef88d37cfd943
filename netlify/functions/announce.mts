import type { Config, Context } from "@netlify/functions";
import { announceMissed } from "../enquiries/announce.ts";
import { announcePhotos } from "../photos/announcePhotos.ts";

/** Milliseconds, of the 30 s that the host gives, after which photos wait for the next run. */
const enough = 8000;

/** Every ten minutes: tells people of the enquiries, and then of the photos, that they could not be told of at once. */
export default async (_request: Request, context: Context): Promise<void> => {
	const began = Date.now();
	await announceMissed(context);
	if (Date.now() - began < enough) await announcePhotos(context);
};

export const config: Config = { schedule: "*/10 * * * *" };
