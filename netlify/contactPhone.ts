import { readFile } from "node:fs/promises";

/** The business's number as people read it, from content/site.yaml, shipped beside the functions. */
export async function readPhone(): Promise<string> {
	// Loaded only when needed: it would take most of every call's start-up time.
	const { parse } = await import("yaml");
	const { phone } = parse(await readFile("content/site.yaml", "utf8")) as { phone: string };
	return phone;
}
