import { readFile } from "node:fs/promises";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A built page with the site's head, header and footer, and the enquiry form with its props. */
const file = "dist/client/contact.html";
const address = "/contact";
const mainPart = /<main id="main">[\s\S]*<\/main>/;

/**
 * Renders a page of the functions inside the site's own.
 * @param content its main part; a function is given the built page
 * @throws when the build has no such page
 */
export async function renderSitePage(
	title: string,
	content: ReactElement | ((page: string) => ReactElement),
	requestUrl: string,
): Promise<string> {
	const page = await readPage(requestUrl);
	if (!mainPart.test(page)) throw new Error(`${address} has no main part: the build has changed`);
	const main = renderToStaticMarkup(typeof content === "function" ? content(page) : content);
	return page
		.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
		.replaceAll(' aria-current="page"', "")
		.replace(mainPart, () => `<main id="main">${main}</main>`);
}

/** From the built site shipped beside the functions, or in `npm run dev`, where nothing is built, from the running one. */
async function readPage(requestUrl: string): Promise<string> {
	if (process.env.NETLIFY_DEV !== "true") return readFile(file, "utf8");
	const response = await fetch(new URL(address, requestUrl));
	return response.ok ? response.text() : readFile(file, "utf8");
}
