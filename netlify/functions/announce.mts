import type { Config } from "@netlify/functions";
import { announceMissed } from "../enquiries/announce.ts";
import { announcePhotos } from "../photos/announcePhotos.ts";
import { live } from "../site.ts";

/** Milliseconds, of the 30 s that the host gives, after which photos wait for the next run. */
const enough = 4000;

/** Every ten minutes: tells people of the enquiries, and then of the photos, that they could not be told of at once. */
export default async (): Promise<void> => {
	const began = Date.now();
	await announceMissed(live);
	if (Date.now() - began < enough) await announcePhotos(live);
};

export const config: Config = { schedule: "*/10 * * * *" };
