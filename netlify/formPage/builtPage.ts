import { readFile } from "node:fs/promises";

/** A built page with the site's head, header and footer, and the enquiry form with its props. */
const file = "dist/client/contact.html";
export const address = "/contact";

/** From the built site shipped beside the functions, or in `npm run dev`, where nothing is built, from the running one. */
export async function readBuiltPage(requestUrl: string): Promise<string> {
	if (process.env.NETLIFY_DEV !== "true") return readFile(file, "utf8");
	const response = await fetch(new URL(address, requestUrl));
	return response.ok ? response.text() : readFile(file, "utf8");
}
