import { readFile } from "node:fs/promises";

/** What the functions say about the business. */
interface SiteDetails {
	brand: string;
	/** As people read it. */
	phone: string;
	email: string;
	/** Public address, without a slash at its end. */
	origin: string;
	/** Days on which nobody comes to measure, as 2026-12-25, beside Sundays. */
	closedDays: string[];
}

/** Reads content/site.yaml, which is shipped beside the functions. */
export async function readSiteDetails(): Promise<SiteDetails> {
	// Loaded only when needed: it would take most of every call's start-up time.
	const { parse } = await import("yaml");
	return parse(await readFile("content/site.yaml", "utf8"));
}
