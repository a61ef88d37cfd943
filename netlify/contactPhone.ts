import { readFile } from "node:fs/promises";
import { parse } from "yaml";

/** The business's number as people read it, from content/site.yaml, which is shipped beside the functions. */
export async function readPhone(): Promise<string> {
	const { phone } = parse(await readFile("content/site.yaml", "utf8")) as { phone: string };
	return phone;
}
