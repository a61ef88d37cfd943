import { readFile } from "node:fs/promises";

/** A built page with the site's head, header and footer, and the form with its props. */
const file = "dist/client/contact.html";
const address = "/contact";

const mainPart = /<main id="main">[\s\S]*<\/main>/;
const formProps = /data-island="ContactForm"[^>]*? data-props="([^"]*)"/;

/** What the functions need from the built site's pages. */
export interface Template {
	/** Replaces the page's main part with markup; its menu then has no current page. */
	fill(title: string, main: string): string;
	/** Props of the contact form as in the pages: choices, phone and what happens next. */
	contactProps: { interests: string[]; phone: string; next: string };
}

/**
 * Reads the template from the built site shipped beside the functions, or in `npm run dev`, where nothing is
 * built, from the running site.
 */
export async function readTemplate(requestUrl: string): Promise<Template> {
	return parseTemplate(await readPage(requestUrl));
}

async function readPage(requestUrl: string): Promise<string> {
	if (process.env.NETLIFY_DEV !== "true") return readFile(file, "utf8");
	const response = await fetch(new URL(address, requestUrl));
	return response.ok ? response.text() : readFile(file, "utf8");
}

/** @throws when the page has no main part or no contact form: the build has changed */
function parseTemplate(page: string): Template {
	const props = formProps.exec(page)?.[1];
	if (!props || !mainPart.test(page)) throw new Error(`${address} has no main part with a form`);
	return {
		fill: (title, main) =>
			page
				.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
				.replaceAll(' aria-current="page"', "")
				.replace(mainPart, () => `<main id="main">${main}</main>`),
		contactProps: JSON.parse(unescapeAttribute(props)),
	};
}

const entities: Record<string, string> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };

/** The five characters that React escapes. */
function unescapeAttribute(text: string): string {
	return text.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => entities[name] ?? "");
}
