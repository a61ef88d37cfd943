import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { answerHeaders } from "../requests/requests.ts";
import { readBuiltPage } from "../site.ts";

const mainPart = /<main id="main">[\s\S]*<\/main>/;

interface Page {
	status: number;
	headers: Record<string, string>;
	title: string;
	/** Its main part, made with a page of the built site. */
	content: (built: string) => ReactElement;
}

/** Answers with a page inside the site's own. @throws when the build has no such page */
export async function answerPage(
	{ url }: Request,
	{ status, headers, title, content }: Page,
): Promise<Response> {
	const built = await readBuiltPage(url);
	if (!mainPart.test(built)) throw new Error("the contact page has no main part");
	const main = renderToStaticMarkup(content(built));
	const page = built
		.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
		.replaceAll(' aria-current="page"', "")
		.replace(mainPart, () => `<main id="main">${main}</main>`);
	return new Response(page, {
		status,
		headers: {
			...answerHeaders,
			...headers,
			"X-Robots-Tag": "noindex",
			"Content-Type": "text/html; charset=utf-8",
		},
	});
}
